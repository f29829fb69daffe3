import type { Operation } from '#editing/operation.ts'
import type { Clash } from './merge-operation.ts'

/** An operation that replaces a file or a picture as a whole. */
export type WholeOperation = Extract<Operation, { readonly kind: 'file' | 'picture' }>

/** The text of a file, or the hash of a picture, on two sides. null: it does not exist. */
export type WholeSides = { readonly mine: string | null; readonly theirs: string | null }

type MergedWhole = {
  readonly sides: WholeSides
  /** The operation that does the same on their side: none when nothing is left to do, or when there is a clash. */
  readonly operations: readonly WholeOperation[]
  readonly clash?: Clash
}

/** @param overwrites whether this operation wins a clash and overwrites what the other side has */
export const mergeWhole = (
  { mine, theirs }: WholeSides,
  operation: WholeOperation,
  overwrites: boolean,
): MergedWhole => {
  const { after, before } = operation
  const fits = mine === theirs || theirs === after
  if (!fits && !overwrites)
    return {
      sides: { mine: after, theirs },
      operations: [],
      clash: { reason: theirs === null ? 'gone' : 'changed', theirs },
    }
  return {
    sides: { mine: after, theirs: after },
    operations: theirs === after ? [] : [before === theirs ? operation : { ...operation, before: theirs }],
  }
}
