import { applyToData, type DataOperation } from '#editing/apply.ts'
import type { Operation } from '#editing/operation.ts'
import { fitOf } from './fit.ts'
import { insistOn } from './insist-on.ts'
import { translated } from './translate.ts'

/** The data of one file on two sides. The same object on both when they have not parted. */
export type Sides = {
  /** As it was when the operation was made. */
  readonly mine: unknown
  /** As it is now. */
  readonly theirs: unknown
}

export type Clash = {
  readonly reason: 'changed' | 'gone' | 'exists'
  readonly theirs: unknown
  /** Where it is something else than what the operation writes. */
  readonly yours?: unknown
}

export type Merged = {
  readonly sides: Sides
  /** The operations that do the same to their side: none when nothing is left to do, or they clash. */
  readonly operations: readonly DataOperation[]
  readonly clash?: Clash
}

/** @param insists whether a clash is settled by this operation: what the other side has there is then replaced */
export const mergeOperation = ({ mine, theirs }: Sides, operation: DataOperation, insists: boolean): Merged => {
  const after = applyToData(mine, operation) ?? mine
  if (mine === theirs) return { sides: { mine: after, theirs: after }, operations: [operation] }
  const there = translated(operation, mine, theirs)
  const fit = there ? fitOf(theirs, there) : undefined
  if (there && fit?.fits)
    return fit.edit
      ? { sides: { mine: after, theirs: applyToData(theirs, there) ?? theirs }, operations: [there] }
      : { sides: { mine: after, theirs }, operations: [] }
  const clash: Clash = fit && !fit.fits ? fit : { reason: 'gone', theirs: undefined }
  const forced = insists ? insistOn({ after, theirs }, there ?? operation) : undefined
  if (!forced) return { sides: { mine: after, theirs }, operations: [], ...(insists ? {} : { clash }) }
  return { sides: { mine: after, theirs: applyToData(theirs, forced) ?? theirs }, operations: [forced] }
}

/** Whole files and pictures are merged by their text or hash. */
export const isDataOperation = (operation: Operation): operation is DataOperation =>
  operation.kind !== 'file' && operation.kind !== 'picture'
