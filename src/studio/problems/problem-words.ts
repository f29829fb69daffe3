import type { Problem } from '#content/problems/problem.ts'
import { counted } from '#content/problems/wording.ts'

/** The number of errors or, if there are none, of warnings, in words. null: there are neither. */
export const problemWords = (
  problems: readonly Pick<Problem, 'severity'>[],
): { readonly severity: Problem['severity']; readonly words: string } | null => {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (errors > 0) return { severity: 'error', words: counted(errors, 'error', 'errors') }
  if (problems.length === 0) return null
  return { severity: 'warning', words: counted(problems.length, 'warning', 'warnings') }
}
