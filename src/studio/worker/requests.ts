import type { TextEdit } from '#content/problems/fix.ts'
import type { Act, Operation } from '#editing/operation.ts'
import type { DraftImpact } from './draft-impact.ts'
import type { TextFile } from './text-file.ts'

/** What pages may ask the worker for. One line here, and one in `answers.ts`. */
export type Requests = {
  /** What YAML files contain, by path: null when one cannot be read. */
  readonly parsed: { readonly input: readonly TextFile[]; readonly output: ReadonlyMap<string, unknown> }
  /** The files that the acts have changed. */
  readonly texts: { readonly input: null; readonly output: readonly ChangedFile[] }
  /** What corrects the texts of files in this way, as operations on what they contain. */
  readonly fixed: { readonly input: readonly TextEdit[]; readonly output: readonly Operation[] }
  /** What the acts do to the results of personas; null: the content is not valid. */
  readonly impact: { readonly input: null; readonly output: DraftImpact | null }
  /** The errors that are not there yet, and that would be there if these acts were in effect instead. */
  readonly errorsLeft: { readonly input: readonly Act[]; readonly output: readonly LeftError[] }
}

export type RequestName = keyof Requests

/** null: there was, or is, no such file. */
export type ChangedFile = { readonly path: string; readonly before: string | null; readonly after: string | null }

/** An error as the dialog names it that asks before something is deleted or undone. */
export type LeftError = {
  /** What it is in: 'Products › Routines'. */
  readonly item: string
  readonly message: string
}
