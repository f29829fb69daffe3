import type { ReactNode } from 'react'
import { Card, type Tint } from '#components/card.tsx'
import { focusTarget } from '#components/focus-target.ts'
import { Heading } from '#components/heading.tsx'
import type { Link } from '#components/link.ts'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('routine')

export type RoutineStepItem = {
  readonly id: string
  readonly title: string
  readonly how_often: string
  readonly text: string
  /** A drawing of the product for it. The texts say the same. */
  readonly drawing?: { readonly src: string; readonly tint: Tint } | undefined
  /** 'Product that fits', and which. */
  readonly product?: { readonly label: string; readonly name: string; readonly href?: string | undefined } | undefined
}
export type RoutineListProps = {
  readonly parts: readonly {
    readonly id: string
    readonly title: string
    readonly steps: readonly RoutineStepItem[]
  }[]
  /** 'How often', for screen readers. */
  readonly howOften: string
  /** For links to products on another page. */
  readonly link?: Link | undefined
  /** Each step is a line that says how often. What to do unfolds. */
  readonly isCompact?: boolean | undefined
  /** In the same card, below the routine. */
  readonly children?: ReactNode
}

/** The whole routine in one card: its parts are numbered. A step says how often, and what to do. */
export const RoutineList = ({ children, howOften, isCompact, link, parts }: RoutineListProps) => (
  <Card long="yes">
    <ol className={classOf('root')}>
      {parts.map((one, position) => (
        <li key={one.id} className={classOf('step')}>
          <span className={classOf('number')} aria-hidden="true">
            {position + 1}
          </span>
          <div className={classOf('body')}>
            <Heading level={3} className={classOf('title')}>
              {one.title}
            </Heading>
            <ul className={isCompact ? classOf('lines') : undefined}>
              {one.steps.map((step) => (
                <li key={step.id} className={isCompact || !step.drawing ? undefined : classOf('drawn')}>
                  {isCompact ? (
                    <details className={recipe('fold')}>
                      <summary className={classOf('line')}>
                        <When step={step} howOften={howOften} />
                      </summary>
                      <div className={classOf('drawn')}>
                        <Drawing step={step} />
                        <What step={step} link={link} />
                      </div>
                    </details>
                  ) : (
                    <>
                      <Drawing step={step} />
                      <p>
                        <When step={step} howOften={howOften} />
                      </p>
                      <What step={step} link={link} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
    {children}
  </Card>
)

type StepProps = { readonly step: RoutineStepItem }

const When = ({ howOften, step }: StepProps & Pick<RoutineListProps, 'howOften'>) => (
  <>
    <strong>{step.title}</strong>
    <span className={classOf('often')}>
      <span className={recipe('hidden')}>{` ${howOften}: `}</span>
      {step.how_often}
    </span>
  </>
)

const Drawing = ({ step: { drawing } }: StepProps) =>
  drawing && (
    <span className={`${slots('product', { tint: drawing.tint })('pane')} ${classOf('pane')}`}>
      <Picture src={drawing.src} />
    </span>
  )

const What = ({ link: Anchor = 'a', step: { product, text } }: StepProps & Pick<RoutineListProps, 'link'>) => (
  <>
    <p>{text}</p>
    {product && (
      <p className={classOf('often')}>
        {product.label}:{' '}
        {product.href ? (
          <Anchor href={product.href} onClick={focusTarget}>
            {product.name}
          </Anchor>
        ) : (
          product.name
        )}
      </p>
    )}
  </>
)
