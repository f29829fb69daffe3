import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import { FixButtons } from '#studio/problems/fix-buttons.tsx'
import type { FormContextValue } from '#studio/form/form-context.ts'
import styles from '#studio/form/form.module.css'

type Props = {
  readonly inputProblem?: string | undefined
  readonly problems: readonly PlacedProblem[]
  readonly applyFix: FormContextValue['applyFix']
}

/** Problems, each with a button for every fix. */
export const ProblemText = ({ applyFix, inputProblem, problems }: Props) => (
  <div className={styles.problems}>
    {inputProblem !== undefined && <p>{inputProblem}</p>}
    {problems.map((problem) => (
      <div key={`${problem.code} ${problem.from} ${problem.message}`}>
        <p>
          {problem.message} {problem.help}
        </p>
        {applyFix && <FixButtons fixes={problem.fixes} onFix={applyFix} />}
      </div>
    ))}
  </div>
)
