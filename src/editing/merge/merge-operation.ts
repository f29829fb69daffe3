import { applyToData, type DataOperation } from '#editing/apply.ts'
import { isRemoval } from '#editing/operation.ts'
import { fitOf } from '#editing/fit.ts'
import { overwriteOperation } from './overwrite-operation.ts'
import { restoredValue, restoringOperation } from './restoring-operation.ts'
import type { Sides } from './sides.ts'
import { translated } from './translate.ts'

export type Clash = {
  /** `gone`: the other side does not have the changed place; `missing`: it does not even have the file. */
  readonly reason: 'changed' | 'gone' | 'exists' | 'missing'
  readonly theirs: unknown
  /** Given only if it differs from what the operation writes. */
  readonly yours?: unknown
  /** What the other side has deleted, and would have again if this side stayed. */
  readonly restores?: unknown
}

export type Merged = {
  readonly sides: Sides
  /** The operations that do the same on their side: none when nothing is left to do, or when there is a clash. */
  readonly operations: readonly DataOperation[]
  /** Adds what they have deleted, before `operations`. */
  readonly restoring?: DataOperation
  readonly clash?: Clash
}

/** @param overwrites whether this operation wins a clash and overwrites what the other side has */
export const mergeOperation = ({ mine, theirs }: Sides, operation: DataOperation, overwrites: boolean): Merged => {
  const after = applyToData(mine, operation) ?? mine
  if (mine === theirs) return { sides: { mine: after, theirs: after }, operations: [operation] }
  // Unchanged, the operation applies again as soon as the file is back. Adding all that it needs would overwrite the file.
  if (theirs === undefined)
    return overwrites
      ? { sides: { mine: after, theirs }, operations: [operation] }
      : { sides: { mine: after, theirs }, operations: [], clash: { reason: 'missing', theirs } }
  const there = translated(operation, mine, theirs)
  const fit = there ? fitOf(theirs, there) : undefined
  if (there && fit?.fits)
    return fit.edit
      ? { sides: { mine: after, theirs: applyToData(theirs, there) ?? theirs }, operations: [there] }
      : { sides: { mine: after, theirs }, operations: [] }
  // What contains it is gone, too.
  if (!there && isRemoving(operation)) return { sides: { mine: after, theirs }, operations: [] }
  const restoring = restoringOperation({ mine, theirs }, operation)
  if (!overwrites) {
    const clash: Clash = fit && !fit.fits ? fit : { reason: 'gone', theirs: undefined }
    const restores = restoring && restoredValue(restoring)
    return { sides: { mine: after, theirs }, operations: [], clash: restoring ? { ...clash, restores } : clash }
  }
  if (restoring) {
    const restored = applyToData(theirs, restoring) ?? theirs
    const again = mergeOperation({ mine, theirs: restored }, operation, false)
    return { sides: again.sides, operations: again.operations, restoring }
  }
  const forced = there && overwriteOperation(theirs, there)
  if (!forced) return { sides: { mine: after, theirs }, operations: [] }
  return { sides: { mine: after, theirs: applyToData(theirs, forced) ?? theirs }, operations: [forced] }
}

const isRemoving = (operation: DataOperation): boolean =>
  operation.kind === 'delete' || (operation.kind === 'set' && isRemoval(operation))
