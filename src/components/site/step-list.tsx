import { slots } from '#components/recipe.ts'

export type ListedStep = { readonly id: string; readonly title: string }
export type StepListProps = {
  readonly steps: readonly ListedStep[]
  /** The index of the current step. */
  readonly current: number
  readonly labelledBy?: string | undefined
}

const classOf = slots('step-list')

/** A numbered list of all steps with the current one marked. It is not interactive. */
export const StepList = ({ steps, current, labelledBy }: StepListProps) => (
  <ol className={classOf('root')} aria-labelledby={labelledBy}>
    {steps.map(({ id, title }, position) => (
      <li key={id} className={classOf('step')} aria-current={position === current ? 'step' : undefined}>
        <span className={classOf('number')}>{position + 1}</span>
        <span>{title}</span>
      </li>
    ))}
  </ol>
)
