import { documentationOf } from './codes.ts'
import type { Problem } from './problem.ts'
import { counted } from './wording.ts'

/** Problems beyond this number are only counted. */
const maxShown = 50

/** Problems as text for a terminal, with a line that counts errors and warnings. */
export const formatProblems = (problems: readonly Problem[]): string => {
  const shown = problems.slice(0, maxShown).map(formatProblem)
  const more = problems.length - shown.length
  return [...shown, ...(more > 0 ? [`… and ${more} more.`] : []), total(problems)].join('\n\n')
}

export const formatProblem = ({ severity, code, file, line, column, message, frame, help }: Problem): string =>
  [
    `${severity} ${code}  ${file}:${line}:${column}\n${message}`,
    ...(frame === '' ? [] : [frame]),
    ...(help === undefined ? [] : [`Fix: ${help}`]),
    `More: ${documentationOf(code)}`,
  ].join('\n\n')

const total = (problems: readonly Problem[]): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error', 'errors')] : []),
    ...(problems.length > errors ? [counted(problems.length - errors, 'warning', 'warnings')] : []),
  ]
  return parts.length === 0 ? 'No problems.' : `${parts.join(', ')}.`
}
