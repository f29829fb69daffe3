import { codeFrame, positionOf, type SourceRange } from '#content/yaml/range.ts'

/** A mistake in the content, ready to print. Lines and columns count from 1; `endColumn` is exclusive. */
export type Problem = {
  /** content/..., permanent: scripts may rely on it. */
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** With the name of the content folder: content/quiz/quiz.yaml */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
  readonly message: string
  /** How to correct it. */
  readonly help?: string
  /** The line with its neighbours and carets under the mistake. Empty when the whole file is meant. */
  readonly frame: string
}

/** A mistake as a check reports it. The severity is `error` unless it says otherwise. */
export type Finding = {
  readonly code: string
  readonly range: SourceRange
  readonly message: string
  readonly help?: string | undefined
  readonly severity?: 'error' | 'warning'
}

export const toProblem = ({ code, range, message, help, severity = 'error' }: Finding): Problem => ({
  code,
  severity,
  file: range.source.name,
  ...positionOf(range),
  message,
  ...(help === undefined ? {} : { help }),
  frame: range.source.text === '' ? '' : codeFrame(range),
})

/** Sorts by file, line, column and code. */
export const compareProblems = (a: Problem, b: Problem): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
