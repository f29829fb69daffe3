/** Splits the problems that the server reports: those of fields in the form, and the rest. */
import type { FieldProblem } from '#types/api.generated.ts'
import type { Failure } from '#types/failure.ts'

export type SplitProblems<Name extends string> = {
  readonly known: readonly { readonly field: Name; readonly message: string }[]
  readonly rest: readonly FieldProblem[]
}

export const splitProblems = <Name extends string>(failure: Failure, names: readonly Name[]): SplitProblems<Name> => {
  const problems = failure.kind === 'refused' ? failure.problems : []
  const named = problems.map((problem) => ({ problem, name: names.find((name) => name === fieldOf(problem)) }))
  const messagesOf = (field: Name) => named.flatMap(({ name, problem }) => (name === field ? [problem.message] : []))
  return {
    // Several problems of one field become the lines of one message.
    known: [...new Set(named.flatMap(({ name }) => name ?? []))].map((field) => ({
      field,
      message: messagesOf(field).join('\n'),
    })),
    rest: named.flatMap(({ name, problem }) => (name ? [] : [problem])),
  }
}

/** The server reports a path: `email`, `/email`, `products/3/label`. */
const fieldOf = ({ field }: FieldProblem): string => field.split(/[/.]/).find(Boolean) ?? ''
