import { Fold } from '#components/fold.tsx'
import { Heading } from '#components/heading.tsx'
import { recipe, slots } from '#components/recipe.ts'

const part = slots('routine')

export type RoutineStepItem = {
  readonly id: string
  readonly title: string
  readonly how_often: string
  readonly text: string
  /** 'Product that fits: ...' */
  readonly product?: string | undefined
}
export type RoutineListProps = {
  readonly parts: readonly {
    readonly id: string
    readonly title: string
    readonly steps: readonly RoutineStepItem[]
  }[]
  /** 'How often', for screen readers. */
  readonly howOften: string
}

/** The whole routine in one card: its parts are numbered. A step is one line, which opens what it says. */
export const RoutineList = ({ parts, howOften }: RoutineListProps) => (
  <ol className={part('root')}>
    {parts.map((one, position) => (
      <li key={one.id} className={part('step')}>
        <span className={part('number')} aria-hidden="true">
          {position + 1}
        </span>
        <div className={part('body')}>
          <Heading level={3} className={part('title')}>
            {one.title}
          </Heading>
          <ul>
            {one.steps.map((step) => (
              <li key={step.id}>
                <Fold
                  summary={
                    <>
                      <span className={part('name')}>{step.title}</span>
                      <span className={part('often')}>
                        <span className={recipe('hidden')}>{` ${howOften}: `}</span>
                        {step.how_often}
                      </span>
                    </>
                  }
                >
                  <div className={part('text')}>
                    <p>{step.text}</p>
                    {step.product && <p>{step.product}</p>}
                  </div>
                </Fold>
              </li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ol>
)
