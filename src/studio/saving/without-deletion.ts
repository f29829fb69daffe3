import type { Conflict } from '#editing/merge/merge.ts'
import type { FolderState } from '#editing/merge/folder-state.ts'
import { withoutAct } from '#editing/merge/without-act.ts'
import type { Act, Operation } from '#editing/operation.ts'

type Deletion = {
  readonly act: Act
  /** The acts without it. */
  readonly rest: readonly Act[]
}

/**
 * The act of the other tab that has deleted what this tab has changed, and their acts without it. Undoing it as a whole also brings back what
 * used the deleted thing. undefined: there is none, or later acts build on it.
 *
 * @param theirs their acts, on `base`
 * @param candidates those of them that this tab does not have
 * @param conflictsWith the conflicts of this tab's acts with other acts of theirs
 */
export const withoutDeletion = (
  { operation, key, reason }: Conflict,
  base: FolderState,
  { candidates, theirs }: { readonly candidates: readonly Act[]; readonly theirs: readonly Act[] },
  conflictsWith: (theirs: readonly Act[]) => readonly Conflict[],
): Deletion | undefined => {
  if (!isDeleted({ reason })) return undefined
  for (const act of candidates.toReversed()) {
    if (!act.operations.some((one) => one.file === operation.file && mayDelete(one))) continue
    const rest = withoutAct(theirs, act.id, base)
    if (rest.ok && !conflictsWith(rest.acts).some((one) => one.key === key && isDeleted(one)))
      return { act, rest: rest.acts }
  }
  return undefined
}

const isDeleted = ({ reason }: Pick<Conflict, 'reason'>): boolean => reason === 'gone' || reason === 'missing'

/** A list or a map that is set may lack what was in it before. */
const mayDelete = (operation: Operation): boolean =>
  operation.kind === 'delete' ||
  operation.kind === 'file' ||
  (operation.kind === 'set' && (operation.after === undefined || typeof operation.after === 'object'))
