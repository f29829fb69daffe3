import { isSameData } from '#content/write/same-data.ts'
import { actsInEffect, type Draft } from '#editing/draft.ts'
import { folderState } from '#editing/merge/folder-state.ts'
import { isChosen, missingKey } from '#editing/merge/merge.ts'
import { rebase } from '#editing/merge/rebase.ts'
import type { Act } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'
import { baseOf } from '#studio/app/start/first-draft.ts'
import { call, reasonOf } from '#studio/app/loading/call.ts'
import { dataOf } from '#studio/editor/draft-data.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { withHeldBack, type HeldBack } from './held-back.ts'
import { mergeDrafts } from './merge-drafts.ts'
import type { MergeInput, MergeOutcome } from './saving.machine.ts'
import type { Stored } from './unsaved.ts'

type Options = {
  readonly stored: () => Stored
  /** The draft was merged with this stored one. */
  readonly onTaken: (theirs: Draft) => void
  readonly onDiskChange: (paths: readonly string[], folder: Folder) => void
  /** Called when the set of files changes that the draft changes but that are held back now. Empty: all can be read again. */
  readonly onHeldBack: (heldBack: HeldBack, folder: Folder) => void
}

/** Merges changes by others, on the disk and in the stored draft, into the open draft. Changes nothing while there are conflicts. */
export const createCatchUp = (editor: Editor, { onDiskChange, onHeldBack, onTaken, stored }: Options) => {
  let reported: HeldBack = { unreadable: [], missing: [] }
  return async ({ choices, theirs: found }: MergeInput): Promise<MergeOutcome> => {
    const reply = await call<Folder>('GET', '/folder')
    if (!reply.ok) return { kind: 'failed', why: reasonOf(reply) }
    // No await from here on: what was typed during the calls is in this draft.
    const { draft, folder: before } = editor.state()
    // Another draft was opened meanwhile.
    const theirs = found?.id === draft.id ? found : null
    const disk = withHeldBack(
      before,
      reply.value,
      [...draft.acts, ...(theirs?.acts ?? [])],
      // The editor is asked once, until the file is back.
      (path) => choices.get(missingKey(path)) === 'mine' || reported.missing.includes(path),
    )
    if (!isSameData(disk.heldBack, reported)) onHeldBack(disk.heldBack, before)
    reported = disk.heldBack
    const paths = changedPaths(before, disk.folder)
    const folder = paths.length > 0 ? disk.folder : before
    const moved = (log: Pick<Draft, 'acts' | 'done'>) =>
      folder === before
        ? { ...log, conflicts: [] }
        : rebase(log, folderState(before), folderState(folder), choices, actsInEffect(stored()))
    const mine = moved(draft)
    const other = theirs && (isBasedOn(theirs, folder) ? theirs : { ...theirs, ...moved(theirs) })
    // An act for which the editor has just chosen this side counts as changed here, even if it equals the stored one.
    const known = knownOf(stored().acts, draft.acts, mine.acts).filter((act) => !isChosen(act, choices))
    const merged = other ? mergeDrafts(folder, { known, mine, theirs: other }, choices) : mine
    const conflicts = [...mine.conflicts, ...merged.conflicts.filter((one) => !mine.conflicts.includes(one))]
    if (conflicts.length > 0) return { kind: 'conflict', conflicts }
    const { acts, done } = merged
    const isSame = folder === before && acts === draft.acts && done === draft.done
    if (theirs) onTaken(theirs)
    editor.update({
      folder,
      draft: {
        ...draft,
        ...(theirs ? { name: theirs.name, revision: theirs.revision } : {}),
        acts,
        done,
        base: baseOf(folder),
      },
      data: dataOf(folder, acts.slice(0, done)),
      // Nothing is compiled again if nothing differs.
      ...(isSame ? {} : { compiled: 'checking' as const }),
    })
    if (paths.length > 0) onDiskChange(paths, folder)
    return { kind: 'merged' }
  }
}

/** The stored acts, including the translations of those that the rebase has only translated: these were not changed here. */
const knownOf = (stored: readonly Act[], before: readonly Act[], rebased: readonly Act[]): readonly Act[] => {
  const unchanged = new Set(before.filter((act) => stored.includes(act)).map(({ id }) => id))
  return [...stored, ...rebased.filter(({ id }) => unchanged.has(id))]
}

const isBasedOn = ({ base }: Draft, folder: Folder): boolean =>
  Object.entries(baseOf(folder)).every(([path, hash]) => base[path] === undefined || base[path] === hash)

/** The paths of files and pictures that differ. */
const changedPaths = (before: Folder, after: Folder): readonly string[] => {
  const [old, now] = [baseOf(before), baseOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((path) => old[path] !== now[path]).sort()
}
