import type { SourceRange } from '#content/yaml/range.ts'
import type { ProblemCode } from './codes.ts'
import type { DataFix } from './data-fix.ts'
import type { Fix } from './fix.ts'
import type { Message } from './message.ts'

/** A mistake in the content, ready to print. Lines and columns count from 1; `endColumn` is exclusive. */
export type Problem = {
  readonly code: ProblemCode
  readonly severity: 'error' | 'warning'
  /** Begins with the name of the content folder, such as content/quiz/quiz.yaml */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
  /** The same place as offsets into the file (UTF-16 code units). `to` is exclusive. */
  readonly from: number
  readonly to: number
  /** JSON pointer of the value. Empty for the file as a whole, and when the file is not YAML. */
  readonly path: string
  readonly message: string
  /** How to correct it. */
  readonly help?: string
  /** The same texts for editors of the studio. Left out if they are no different. */
  readonly forEditors?: { readonly message: Message; readonly help?: Message }
  /** The line with its neighbours and carets under the mistake. Empty when the whole file is meant. */
  readonly frame: string
  /** Corrections that can be applied as they are. */
  readonly fixes: readonly Fix[]
}

/** A mistake as a check reports it. Its code decides the severity. */
export type Finding = {
  readonly code: ProblemCode
  readonly range: SourceRange
  readonly message: Message
  readonly help?: Message | undefined
  readonly fixes?: readonly Fix[] | undefined
  /** Fixes that are edits of the data: the writer turns them into text edits. */
  readonly dataFixes?: readonly DataFix[] | undefined
}

/** Sorts by file, line, column and code. */
export const compareProblems = (a: Problem, b: Problem): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
