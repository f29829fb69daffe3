import { writeAs, writeCommentsAbove, writtenEntry, type WrittenEntry } from '#content/write/written-entry.ts'
import { editFile, isRefused, type OpenFile, type Refused } from '#content/write/write.ts'
import { isSameData } from '#content/write/same-data.ts'
import { settingOrigins } from '#editing/setting-origins.ts'
import { fitOf } from '#editing/fit.ts'
import { writtenValue } from '#editing/written-value.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { idOf, pathOf, type Place } from '#editing/place.ts'
import { createPrefixCache } from '#editing/prefix-cache.ts'
import { withTransfers, type Transfer } from '#editing/transfer.ts'
import { createOpenFiles, type OpenFiles } from './open-files.ts'

/** The texts of the content folder, by path. */
export type Texts = ReadonlyMap<string, string>

export type Replay = {
  readonly texts: Texts
  /** SHA-256 of the pictures that the acts set, by path; null: deleted. */
  readonly pictures: ReadonlyMap<string, string | null>
  readonly failed: readonly FailedOperation[]
}

/** An operation that could not be applied. This never happens on the files that the draft was made on. */
export type FailedOperation = {
  readonly act: Act
  readonly operation: Operation
  /**
   * `missing`: the whole file is gone. `unreadable`: it is not YAML. `unwritable`: other parts of it would change, such as a comment inside
   * the value.
   */
  readonly reason: 'changed' | 'gone' | 'exists' | 'missing' | 'unreadable' | 'unwritable'
  /** What is there instead of the operation's `before`. */
  readonly theirs: unknown
  /** What the operation would have written. */
  readonly yours: unknown
}

/** The texts after the acts. Everything that no act changes stays exactly as it is written. */
export const replay = (texts: Texts, acts: readonly Act[]): Replay => createReplay(texts)(acts)

/** Like `replay`, for a draft that grows: acts that were already replayed are not replayed again. */
export const createReplay = (texts: Texts): ((acts: readonly Act[]) => Replay) => {
  const files = createOpenFiles()
  return createPrefixCache<Act, Replay>(
    { texts, pictures: new Map(), failed: [] },
    (state, act) =>
      withTransfers(act.operations).reduce(
        (now, one) =>
          one.kind === 'transfer'
            ? transferred(now, act, one, { files, base: texts })
            : applied(now, act, one, { files, base: texts }, writtenAtOrigin(state, act, one, { files, base: texts })),
        state,
      ),
    (a, b) => a === b || (a.id === b.id && isSameData(a.operations, b.operations)),
  )
}

type Context = { readonly base: Texts; readonly files: OpenFiles }

/** Writes the entry into the other list exactly as it was written in this one, with its comments. It is never deleted without being added. */
const transferred = (state: Replay, act: Act, { deletion, insertion }: Transfer, context: Context): Replay => {
  const written = writtenAt(state.texts.get(deletion.file), [...deletion.list, idOf(deletion.entry) ?? -1], context)
  const without = applied(state, act, deletion, context)
  if (without.failed.length > state.failed.length) return without
  const after = applied(without, act, insertion, context, written)
  return after.failed.length > state.failed.length ? { ...state, failed: after.failed } : after
}

/** How a new setting was written in the entry that passes it on. */
const writtenAtOrigin = (before: Replay, act: Act, operation: Operation, context: Context): WrittenEntry | undefined =>
  settingOrigins(act.operations, operation)
    .map(({ file, place }) => writtenAt(before.texts.get(file), place, context))
    .find((written) => written !== undefined)

const writtenAt = (text: string | undefined, place: Place, { files }: Context): WrittenEntry | undefined => {
  const opened = text === undefined ? undefined : files.open(text)
  if (!opened || isRefused(opened)) return undefined
  const path = pathOf(opened.file.data, place)
  return path && writtenEntry(opened, path)
}

const withWritten = (
  edited: OpenFile | Refused,
  operation: Operation,
  written: WrittenEntry | undefined,
): OpenFile | Refused => {
  if (isRefused(edited) || !written) return edited
  if (operation.kind === 'insert') {
    const path = pathOf(edited.file.data, [...operation.list, idOf(operation.entry) ?? -1])
    return path ? writeAs(edited, path, written) : edited
  }
  const path = operation.kind === 'set' ? pathOf(edited.file.data, operation.place) : undefined
  if (!path) return edited
  const carried = writeAs(edited, path, written)
  // If its comments cannot be carried over, it is written without them.
  return isRefused(carried) ? (writeCommentsAbove(edited, path, written) ?? edited) : carried
}

/** @param written how the added entry or setting was written where it comes from */
const applied = (
  state: Replay,
  act: Act,
  operation: Operation,
  { base, files }: Context,
  written?: WrittenEntry,
): Replay => {
  const refuse = (reason: FailedOperation['reason'], theirs: unknown): Replay => ({
    ...state,
    failed: [...state.failed, { act, operation, reason, theirs, yours: writtenValue(operation) }],
  })
  if (operation.kind === 'picture')
    return { ...state, pictures: new Map(state.pictures).set(operation.file, operation.after) }
  const { file } = operation
  const text = state.texts.get(file)
  if (operation.kind === 'file') {
    if ((text ?? null) === operation.after) return state
    // The editor who deletes a file that was changed in the draft only knows its text from before the draft.
    const fits = [text, base.get(file)].some((one) => (one ?? null) === operation.before)
    if (!fits) return refuse(text === undefined ? 'gone' : 'changed', text)
    return { ...state, texts: withText(state.texts, file, operation.after) }
  }
  if (text === undefined) return refuse('missing', undefined)
  const opened = files.open(text)
  if (isRefused(opened)) return refuse('unreadable', text)
  const fit = fitOf(opened.file.data, operation)
  if (!fit.fits) return refuse(fit.reason, fit.theirs)
  if (!fit.edit) return state
  const edited = withWritten(editFile(opened, [fit.edit]), operation, written)
  if (isRefused(edited)) return refuse('unwritable', undefined)
  return { ...state, texts: withText(state.texts, file, files.keep(edited)) }
}

const withText = (texts: Texts, file: string, text: string | null): Texts => {
  const all = new Map(texts)
  if (text === null) all.delete(file)
  else all.set(file, text)
  return all
}
