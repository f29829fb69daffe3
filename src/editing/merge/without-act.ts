import { withOperations, type Act } from '#editing/operation.ts'
import type { FolderState } from './folder-state.ts'
import { createMerge } from './merge.ts'

export type WithoutAct =
  | { readonly ok: true; readonly acts: readonly Act[] }
  /**
   * These later acts build on the removed one: they can only be undone with it. In the order in which they were done.
   * `acts` are those without them, too.
   */
  | { readonly ok: false; readonly acts: readonly Act[]; readonly dependents: readonly Act[] }

/**
 * The acts without one in the middle: as if it had never been done. The later ones are made to fit.
 *
 * @param together ids of acts that are removed with it, because an editor wants that
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

/** Up to the first act that does not fit without the removed ones. */
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
