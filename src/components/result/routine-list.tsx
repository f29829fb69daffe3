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
  /** In the same card, below the routine. */
  readonly children?: ReactNode
}

/** The whole routine in one card: its parts are numbered. A step says how often, and what to do. */
export const RoutineList = ({ children, howOften, link: Anchor = 'a', parts }: RoutineListProps) => (
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
            <ul>
              {one.steps.map((step) => (
                <li key={step.id} className={step.drawing && classOf('drawn')}>
                  {step.drawing && (
                    <span className={`${slots('product', { tint: step.drawing.tint })('pane')} ${classOf('pane')}`}>
                      <Picture src={step.drawing.src} />
                    </span>
                  )}
                  <p>
                    <strong>{step.title}</strong>
                    <span className={classOf('often')}>
                      <span className={recipe('hidden')}>{` ${howOften}: `}</span>
                      {step.how_often}
                    </span>
                  </p>
                  <p>{step.text}</p>
                  {step.product && (
                    <p className={classOf('often')}>
                      {step.product.label}:{' '}
                      {step.product.href ? (
                        <Anchor href={step.product.href} onClick={focusTarget}>
                          {step.product.name}
                        </Anchor>
                      ) : (
                        step.product.name
                      )}
                    </p>
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
