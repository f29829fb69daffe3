/** One mistake, one message: what is wrong, where exactly, and how to mend it. */
import { codeFrame, positionOf, type SourceRange } from '#content/yaml/range.ts'

export type Problem = {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
  readonly message: string
  readonly help?: string
  readonly frame: string
}

/** A mistake as a check finds it: a place in a file and the words for it. */
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

export const compareProblems = (a: Problem, b: Problem): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
