import { Link } from 'react-router-dom'
import { counted } from '#content/problems/wording.ts'
import { itemPlace } from '#editing/words/item-of.ts'
import { itemAddress, pageAddresses } from '#studio/app/addresses.ts'
import type { PlacedProblem } from '#studio/problems/placed-problem.ts'
import { Callout } from '#studio/ui/callout.tsx'
import styles from './problems-summary.module.css'

type Props = {
  readonly problems: readonly PlacedProblem[]
  /** The item with the problem, in words. */
  readonly itemOf: (problem: PlacedProblem) => string
}

const most = 5

/** The errors that keep the draft from being published, and how many warnings there are. */
export const ProblemsSummary = ({ itemOf, problems }: Props) => {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.length - errors.length
  if (problems.length === 0) return null
  if (errors.length === 0)
    return (
      <Callout status="warning" title={counted(warnings, 'warning', 'warnings')}>
        <p>
          {warnings === 1 ? 'It does' : 'They do'} not keep you from publishing.{' '}
          <Link to={pageAddresses.problems}>{warnings === 1 ? 'Show it' : 'Show them'}</Link>
        </p>
      </Callout>
    )
  return (
    <Callout status="error" title={`${counted(errors.length, 'error', 'errors')} to correct before you publish`}>
      <ul className={styles.list}>
        {errors.slice(0, most).map((problem) => {
          const { at, column, file, line, message } = problem
          return (
            <li key={`${file} ${line} ${column} ${message}`}>
              {itemOf(problem)}:{' '}
              {at ? (
                <Link to={itemAddress({ file: at.file, place: itemPlace(at.place) }, at.place)}>{message}</Link>
              ) : (
                message
              )}
            </li>
          )
        })}
      </ul>
      {errors.length > most && (
        <p>
          and {errors.length - most} more. <Link to={pageAddresses.problems}>Show all</Link>
        </p>
      )}
    </Callout>
  )
}
