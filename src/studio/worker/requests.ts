import type { TextEdit } from '#content/problems/fix.ts'
import type { Act, Operation } from '#editing/operation.ts'
import type { DraftImpact } from './draft-impact.ts'
import type { TextFile } from './text-file.ts'

/** The requests that pages can send to the worker. Each has a line here and one in `handle-request.ts`. */
export type Requests = {
  /** The data of YAML files, by path; null if one cannot be read. */
  readonly parsed: { readonly input: readonly TextFile[]; readonly output: ReadonlyMap<string, unknown> }
  /** The files that the acts have changed. */
  readonly texts: { readonly input: null; readonly output: readonly ChangedFile[] }
  /** Turns these corrections of texts into operations on the data. */
  readonly fixed: { readonly input: readonly TextEdit[]; readonly output: readonly Operation[] }
  /** What the acts do to the results of personas; null: the content is not valid. */
  readonly impact: { readonly input: null; readonly output: DraftImpact | null }
  /** The new errors that there would be if these acts were in effect instead. */
  readonly errorsLeft: { readonly input: readonly Act[]; readonly output: readonly LeftError[] }
}

export type RequestName = keyof Requests

/** null: the file did not exist before, or does not exist after. */
export type ChangedFile = { readonly path: string; readonly before: string | null; readonly after: string | null }

/** An error, as shown in the dialog that asks before something is deleted or undone. */
export type LeftError = {
  /** The item that it is in: 'Products › Routines'. */
  readonly item: string
  readonly message: string
}
