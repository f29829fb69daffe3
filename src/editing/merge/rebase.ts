import { withFreeId, withOperations, type Act } from '#editing/operation.ts'
import type { FolderState } from './folder-state.ts'
import { createMerge, type ConflictChoice, type Conflict } from './merge.ts'
import { publishedActs, sincePublished } from './published-acts.ts'

export type Rebased = {
  /** The acts, translated for the new files. Operations in conflict are left out until an editor has chosen. */
  readonly acts: readonly Act[]
  readonly done: number
  readonly conflicts: readonly Conflict[]
}

/**
 * Moves the acts of a draft from the files that they were made on to the files as they are now. Merges by field: an operation whose place
 * was not changed applies to the new files, wherever its list entries have moved to; so do additions, moves and deletions in the same
 * list on both sides.
 *
 * @param choices what an editor has decided about conflicts, by their key
 * @param stored the acts as the draft was last stored, which may be published
 */
export const rebase = (
  { acts, done }: { readonly acts: readonly Act[]; readonly done: number },
  from: FolderState,
  to: FolderState,
  choices: ReadonlyMap<string, ConflictChoice> = new Map(),
  stored: readonly Act[] = [],
): Rebased => {
  const merge = createMerge(from, to, choices)
  const published = longest(publishedActs(stored, from, to), publishedActs(acts.slice(0, done), from, to))
  for (const act of published) merge.skip(act)
  const kept: Act[] = []
  let inEffect = done
  for (const [index, whole] of acts.entries()) {
    const act = sincePublished(whole, published)
    const { clashes, operations, restoring } = merge.apply(act, index < done)
    // An undone act that no longer fits cannot be redone, nor can the acts after it.
    if (index >= done && clashes) break
    if (restoring) {
      kept.push(withFreeId(restoring, [...acts, ...kept]))
      if (index < done) inEffect++
    }
    if (operations.length > 0) kept.push(withOperations(act, operations))
    else if (index < done) inEffect--
  }
  return { acts: kept, done: inEffect, conflicts: merge.conflicts() }
}

/** The longer list; the first one if they are equally long. */
const longest = (one: readonly Act[], other: readonly Act[]) => (other.length > one.length ? other : one)
