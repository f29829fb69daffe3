import { applyToData, type DataOperation } from '#editing/apply.ts'
import type { Operation } from '#editing/operation.ts'
import { fitOf } from './fit.ts'
import { overwriteOperation } from './overwrite-operation.ts'
import { translated } from './translate.ts'

/** The data of one file on two sides. Both are the same object as long as the sides have not diverged. */
export type Sides = {
  /** The data that the operation was made on. */
  readonly mine: unknown
  /** The data as it is now on the other side. */
  readonly theirs: unknown
}

export type Clash = {
  readonly reason: 'changed' | 'gone' | 'exists'
  readonly theirs: unknown
  /** Given only if it differs from what the operation writes. */
  readonly yours?: unknown
}

export type Merged = {
  readonly sides: Sides
  /** The operations that do the same on their side: none when nothing is left to do, or when there is a clash. */
  readonly operations: readonly DataOperation[]
  readonly clash?: Clash
}

/** @param overwrites whether this operation wins a clash and overwrites what the other side has */
export const mergeOperation = ({ mine, theirs }: Sides, operation: DataOperation, overwrites: boolean): Merged => {
  const after = applyToData(mine, operation) ?? mine
  if (mine === theirs) return { sides: { mine: after, theirs: after }, operations: [operation] }
  const there = translated(operation, mine, theirs)
  const fit = there ? fitOf(theirs, there) : undefined
  if (there && fit?.fits)
    return fit.edit
      ? { sides: { mine: after, theirs: applyToData(theirs, there) ?? theirs }, operations: [there] }
      : { sides: { mine: after, theirs }, operations: [] }
  const clash: Clash = fit && !fit.fits ? fit : { reason: 'gone', theirs: undefined }
  const forced = overwrites ? overwriteOperation({ after, theirs }, there ?? operation) : undefined
  if (!forced) return { sides: { mine: after, theirs }, operations: [], ...(overwrites ? {} : { clash }) }
  return { sides: { mine: after, theirs: applyToData(theirs, forced) ?? theirs }, operations: [forced] }
}

/** Whole files and pictures are merged by their text or hash. */
export const isDataOperation = (operation: Operation): operation is DataOperation =>
  operation.kind !== 'file' && operation.kind !== 'picture'
