import { withOperations, type Act } from '#editing/operation.ts'
import type { FolderState } from './folder-state.ts'
import { createMerge } from './merge.ts'

export type WithoutAct =
  | { readonly ok: true; readonly acts: readonly Act[] }
  /**
   * These later acts build on the removed one, so they can only be undone with it. They are in the order in which they were done.
   * `acts` lacks them, too.
   */
  | { readonly ok: false; readonly acts: readonly Act[]; readonly dependents: readonly Act[] }

/**
 * Removes one act from the middle, as if it had never been done. The later acts are translated to fit.
 *
 * @param together ids of acts to remove together with it, as the editor has chosen
 * @param base the folder that the acts were made on
 */
export const withoutAct = (
  acts: readonly Act[],
  id: Act['id'],
  base: FolderState,
  together: readonly Act['id'][] = [],
): WithoutAct => {
  const removed = new Set([id, ...together])
  const dependents: Act[] = []
  for (;;) {
    const { clashing, kept } = remaining(acts, removed, base)
    if (!clashing) return dependents.length > 0 ? { ok: false, acts: kept, dependents } : { ok: true, acts: kept }
    dependents.push(clashing)
    removed.add(clashing.id)
  }
}

/** The acts that remain, up to the first that does not fit without the removed ones. */
const remaining = (acts: readonly Act[], removed: ReadonlySet<Act['id']>, base: FolderState) => {
  const merge = createMerge(base, base)
  const kept: Act[] = []
  for (const act of acts) {
    if (removed.has(act.id)) {
      merge.skip(act)
      continue
    }
    const { clashes, operations } = merge.apply(act, true)
    if (clashes) return { kept, clashing: act }
    if (operations.length > 0) kept.push(withOperations(act, operations))
  }
  return { kept }
}
