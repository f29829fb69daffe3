import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import { FieldProblem } from '#studio/ui/field.tsx'
import { useFormParts } from '#studio/form/form-context.ts'
import { ProblemText } from './problem-text.tsx'

type Props = {
  /** By which the control is described. */
  readonly id?: string
  /** Why what is typed cannot be stored. The problems of what is stored say nothing about it. */
  readonly inputProblem?: string | undefined
  readonly problems: readonly PlacedProblem[]
}

/** What is wrong with a value, in the colour and with the icon of the worst of it, and the buttons that correct it. */
export const FieldProblems = ({ id, inputProblem, problems }: Props) => {
  const { applyFix } = useFormParts()
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
