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
export type RoutineCardProps = {
  readonly title: string
  readonly steps: readonly RoutineStepItem[]
  /** 'How often', for screen readers. */
  readonly howOften: string
  readonly level?: 2 | 3
}

/** One part of the routine, with its steps. */
export const RoutineCard = ({ title, steps, howOften, level = 3 }: RoutineCardProps) => (
  <div className={part('root')}>
    <Heading level={level}>{title}</Heading>
    <ol className={part('list')}>
      {steps.map((step, position) => (
        <li key={step.id} className={part('step')}>
          <span className={part('number')} aria-hidden="true">
            {position + 1}
          </span>
          <div className={part('body')}>
            <Heading level={level === 2 ? 3 : 4} className={part('title')}>
              {step.title}
            </Heading>
            <p className={part('often')}>
              <span className={recipe('hidden')}>{`${howOften}: `}</span>
              {step.how_often}
            </p>
            <p>{step.text}</p>
            {step.product && <p className={part('product')}>{step.product}</p>}
          </div>
        </li>
      ))}
    </ol>
  </div>
)
