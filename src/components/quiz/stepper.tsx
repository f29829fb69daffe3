import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#components/button.tsx'
import { tintAt } from '#components/card.tsx'
import { Heading } from '#components/heading.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { StepList } from '#components/site/step-list.tsx'

export type StepperStep = {
  readonly id: string
  readonly title: string
  readonly picture: string
  readonly text: ReactNode
  /** '1 / 5' */
  readonly progress: string
  /** 'Step 1 of 5' */
  readonly spoken: string
}
export type StepperProps = {
  readonly label: string
  readonly steps: readonly StepperStep[]
  readonly texts: { readonly previous: string; readonly next: string; readonly all: string }
  /** Where to go from here. At the last step there is no next one: this is then the button to press. */
  readonly onwards?: ((isLast: boolean) => ReactNode) | undefined
}

const classOf = slots('stepper')
const shown = slots('stepper', { shown: 'yes' })

/** Instructions, shown step by step. Without JavaScript all steps are shown one below the other. */
export const Stepper = ({ label, steps, texts, onwards }: StepperProps) => {
  const [at, setAt] = useState(0)
  const [moved, setMoved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const listHeading = useId()
  const last = steps.length - 1
  const current = steps[at]
  const goBy = (by: 1 | -1) => () => {
    setMoved(true)
    setAt(Math.min(last, Math.max(0, at + by)))
  }
  useEffect(() => {
    // The button that was pressed is now disabled and would lose the focus.
    if (moved && (at === 0 || at === last)) heading.current?.focus({ preventScroll: true })
  }, [at, last, moved])
  return (
    <div className={classOf('root')}>
      <section className={classOf('pane')} aria-label={label}>
        <div className={classOf('header')}>
          <div
            className={classOf('bar')}
            role="progressbar"
            aria-label={label}
            aria-valuemin={1}
            aria-valuemax={steps.length}
            aria-valuenow={at + 1}
            aria-valuetext={current?.spoken}
          >
            <svg aria-hidden="true">
              <rect width={`${((at + 1) / steps.length) * 100}%`} height="100%" rx="5" />
            </svg>
          </div>
          <p className={classOf('progress')}>{current?.progress}</p>
        </div>
        <ol className={classOf('steps')}>
          {steps.map(({ id, picture, text, title }, position) => (
            <li key={id} className={position === at ? shown('step') : classOf('step')}>
              <div className={slots('stepper', { tint: tintAt(position) })('art')}>
                <Picture src={picture} />
              </div>
              <div className={classOf('copy')}>
                <Heading level={2} className={classOf('title')} ref={position === at ? heading : null}>
                  {title}
                </Heading>
                {text}
              </div>
            </li>
          ))}
        </ol>
        <div className={classOf('actions')}>
          <Button variant="outline" icon="back" disabled={at === 0} onClick={goBy(-1)}>
            {texts.previous}
          </Button>
          <Button iconEnd="arrow" disabled={at === last} onClick={goBy(1)}>
            {texts.next}
          </Button>
        </div>
        {/* At either end the heading gets the focus and is announced by that. */}
        <p className={recipe('hidden')} role="status">
          {moved && current && at !== 0 && at !== last ? `${current.spoken}: ${current.title}` : ''}
        </p>
      </section>
      <div className={classOf('beside')}>
        <div className={classOf('all')}>
          <h2 id={listHeading} className={recipe('text', { style: 'question' })}>
            {texts.all}
          </h2>
          <StepList steps={steps} current={at} labelledBy={listHeading} />
        </div>
        {onwards?.(at === last)}
      </div>
    </div>
  )
}
