import { isSameData } from '#content/write/same-data.ts'
import { actsInEffect, type Draft } from '#editing/draft.ts'
import { folderState, type FolderState } from '#editing/merge/folder-state.ts'
import { createMerge, type ConflictChoice, type Conflict } from '#editing/merge/merge.ts'
import { withoutAct } from '#editing/merge/without-act.ts'
import { withFreeId, withOperations, type Act } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'
import { dataOf } from '#studio/editor/draft-data.ts'
import { withoutDeletion } from './without-deletion.ts'

type Choices = ReadonlyMap<string, ConflictChoice>
type Log = Pick<Draft, 'acts' | 'done'>

export type MergedDrafts = Log & { readonly conflicts: readonly Conflict[] }

/**
 * The draft as another tab has stored it, followed by the acts of this tab since then. Acts that this tab has undone are undone there, too,
 * unless later acts of the other tab build on them. If both have changed the same place, the editor chooses.
 *
 * @param known the acts that were stored as far as this tab knows. Those that the other tab no longer has are dropped here, too
 * @param folder the folder that both are based on
 */
export const mergeDrafts = (
  folder: Folder,
  { known, mine, theirs }: { readonly known: readonly Act[]; readonly mine: Log; readonly theirs: Log },
  choices: Choices = new Map(),
): MergedDrafts => {
  const ours = actsInEffect(mine)
  const base = folderState(folder)
  const undone = [...known, ...mine.acts.slice(mine.done)].filter((act) => !ours.some(({ id }) => id === act.id))
  const stored = undone.reduce((acts, { id }) => {
    const rest = acts.some((act) => act.id === id) ? withoutAct(acts, id, base) : undefined
    return rest?.ok ? rest.acts : acts
  }, actsInEffect(theirs))
  const onto = (acts: readonly Act[], chosen: Choices) =>
    mergedOnto(folder, { base, known, ours, stored: acts }, chosen)
  const taken: Choices = new Map([...choices].filter(([, choice]) => choice === 'theirs'))
  const deletionBehind = (conflict: Conflict, acts: readonly Act[]) =>
    withoutDeletion(
      conflict,
      base,
      { theirs: acts, candidates: acts.filter(({ id }) => !ours.some((one) => one.id === id)) },
      (others) => onto(others, taken).conflicts,
    )
  const isKept = ({ key }: Conflict) => choices.get(key) === 'mine'
  const rest = onto(stored, taken)
    .conflicts.filter(isKept)
    .reduce((acts, conflict) => deletionBehind(conflict, acts)?.rest ?? acts, stored)
  const merged = onto(rest, choices)
  const conflicts = merged.conflicts.map((conflict) => {
    const deletion = deletionBehind(conflict, rest)
    return deletion ? { ...conflict, undoes: deletion.act.title } : conflict
  })
  return { ...merged, conflicts }
}

type Parts = {
  readonly base: FolderState
  readonly known: readonly Act[]
  readonly ours: readonly Act[]
  readonly stored: readonly Act[]
}

const mergedOnto = (folder: Folder, { base, known, ours, stored }: Parts, choices: Choices): MergedDrafts => {
  const common = ours.findIndex((act, index) => !isSameAct(act, stored[index]))
  const shared = common === -1 ? ours.length : common
  const merge = createMerge(stateAfter(folder, base, ours.slice(0, shared)), stateAfter(folder, base, stored), choices)
  const kept: Act[] = []
  for (const act of ours.slice(shared)) {
    const isThere = stored.some((other) => isSameAct(act, other))
    // Unchanged here since it was stored: the other tab has undone it, or continued it.
    if (isThere || known.includes(act)) {
      merge.skip(act)
      continue
    }
    const { operations, restoring } = merge.apply(act, true)
    if (restoring) kept.push(withFreeId(restoring, [...stored, ...kept]))
    if (operations.length > 0) kept.push(withFreeId(withOperations(act, operations), stored))
  }
  const acts = [...stored.map((act) => withMeanings(act, ours, known)), ...kept]
  return { acts, done: acts.length, conflicts: merge.conflicts() }
}

/** Their act plus the answers about labels that were given here since it was stored. If there are none, the same object, which need not be saved. */
const withMeanings = (theirs: Act, ours: readonly Act[], known: readonly Act[]): Act => {
  const mine = ours.find((act) => isSameAct(act, theirs))
  if (!mine?.meanings || known.includes(mine)) return theirs
  const meanings = { ...theirs.meanings, ...mine.meanings }
  return isSameData(meanings, theirs.meanings) ? theirs : { ...theirs, meanings }
}

const isSameAct = (act: Act, other: Act | undefined): boolean =>
  act === other || (act.id === other?.id && isSameData(act.operations, other.operations))

/** The folder after acts. The texts of changed files are only placeholders: they have to differ whenever the data does. */
const stateAfter = (folder: Folder, { files, pictures }: FolderState, acts: readonly Act[]): FolderState => {
  const changed = new Map(files)
  const whole = new Map<string, string | null>()
  const changedPictures = new Map(pictures)
  for (const operation of acts.flatMap(({ operations }) => operations)) {
    if (operation.kind === 'file') whole.set(operation.file, operation.after)
    else if (operation.kind !== 'picture') whole.delete(operation.file)
    else if (operation.after === null) changedPictures.delete(operation.file)
    else changedPictures.set(operation.file, operation.after)
  }
  const data = dataOf(folder, acts)
  for (const path of new Set([...files.keys(), ...data.keys()])) {
    const before = files.get(path)
    const now = data.get(path)
    if (!data.has(path)) changed.delete(path)
    else if (before?.data !== now) changed.set(path, { text: whole.get(path) ?? JSON.stringify(now), data: now })
  }
  return { files: changed, pictures: changedPictures }
}
