import { editFile, isRefused } from '#content/write/write.ts'
import { isSameData } from '#content/write/same-data.ts'
import { fitOf } from '#editing/merge/fit.ts'
import { yoursOf } from '#editing/merge/yours-of.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { createPrefixCache } from '#editing/prefix-cache.ts'
import { createOpenFiles, type OpenFiles } from './open-files.ts'

/** The texts of the content folder, by path. */
export type Texts = ReadonlyMap<string, string>

export type Replay = {
  readonly texts: Texts
  /** SHA-256 of the pictures that the acts set, by path; null: deleted. */
  readonly pictures: ReadonlyMap<string, string | null>
  readonly unfit: readonly Unfit[]
}

/** An operation that was not applied. On the files that a draft was made on there is none. */
export type Unfit = {
  readonly act: Act
  readonly operation: Operation
  /** `unreadable`: the file is not YAML. `unwritable`: more of the file would change, such as a comment in the middle of the value. */
  readonly reason: 'changed' | 'gone' | 'exists' | 'unreadable' | 'unwritable'
  /** What is there instead of the value before. */
  readonly theirs: unknown
  /** What the operation would have made of it. */
  readonly yours: unknown
}

/** The texts after the acts. Whatever an act does not change stays as it is written. */
export const replay = (texts: Texts, acts: readonly Act[]): Replay => createReplay(texts)(acts)

/** As `replay`, for a draft that grows: an act that was replayed already is not replayed again. */
export const createReplay = (texts: Texts): ((acts: readonly Act[]) => Replay) => {
  const files = createOpenFiles()
  return createPrefixCache<Act, Replay>(
    { texts, pictures: new Map(), unfit: [] },
    (state, act) =>
      act.operations.reduce((now, operation) => applied(now, act, operation, { files, base: texts }), state),
    (a, b) => a === b || (a.id === b.id && isSameData(a.operations, b.operations)),
  )
}

const applied = (
  state: Replay,
  act: Act,
  operation: Operation,
  { base, files }: { readonly base: Texts; readonly files: OpenFiles },
): Replay => {
  const refuse = (reason: Unfit['reason'], theirs: unknown): Replay => ({
    ...state,
    unfit: [...state.unfit, { act, operation, reason, theirs, yours: yoursOf(operation) }],
  })
  if (operation.kind === 'picture')
    return { ...state, pictures: new Map(state.pictures).set(operation.file, operation.after) }
  const { file } = operation
  const text = state.texts.get(file)
  if (operation.kind === 'file') {
    if ((text ?? null) === operation.after) return state
    // Who deletes a file that was changed in the draft knows only the text that it had before the draft.
    const fits = [text, base.get(file)].some((one) => (one ?? null) === operation.before)
    if (!fits) return refuse(text === undefined ? 'gone' : 'changed', text)
    return { ...state, texts: withText(state.texts, file, operation.after) }
  }
  if (text === undefined) return refuse('gone', undefined)
  const opened = files.open(text)
  if (isRefused(opened)) return refuse('unreadable', text)
  const fit = fitOf(opened.file.data, operation)
  if (!fit.fits) return refuse(fit.reason, fit.theirs)
  if (!fit.edit) return state
  const edited = editFile(opened, [fit.edit])
  if (isRefused(edited)) return refuse('unwritable', undefined)
  return { ...state, texts: withText(state.texts, file, files.keep(edited)) }
}

const withText = (texts: Texts, file: string, text: string | null): Texts => {
  const all = new Map(texts)
  if (text === null) all.delete(file)
  else all.set(file, text)
  return all
}
