import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import { FieldProblem } from '#studio/ui/field.tsx'
import { useFormContext } from '#studio/form/form-context.ts'
import { ProblemText } from './problem-text.tsx'

type Props = {
  /** For the `aria-describedby` of the control. */
  readonly id?: string
  /** Why the input cannot be stored. The problems of the stored value are then left out. */
  readonly inputProblem?: string | undefined
  readonly problems: readonly PlacedProblem[]
}

/** The problems of a value, in the colour and with the icon of the most severe one, and buttons that apply fixes. */
export const FieldProblems = ({ id, inputProblem, problems }: Props) => {
  const { applyFix } = useFormContext()
  if (inputProblem === undefined && problems.length === 0) return null
  return (
    <FieldProblem id={id} severity={inputProblem !== undefined || hasError(problems) ? 'error' : 'warning'}>
      <ProblemText
        inputProblem={inputProblem}
        problems={inputProblem === undefined ? problems : []}
        applyFix={applyFix}
      />
    </FieldProblem>
  )
}

export const hasError = (problems: readonly PlacedProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'error')
