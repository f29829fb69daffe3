import { isList } from '#content/write/edit.ts'
import { applyToData, isDataOperation, type DataOperation } from '#editing/apply.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Operation } from '#editing/operation.ts'
import { idOf, indexOf, valueIn } from '#editing/place.ts'
import { questionWithId, type LocatedQuestion } from '#editing/questions.ts'
import type { Transfer } from '#editing/transfer.ts'
import { fitOf } from '#editing/fit.ts'
import type { Clash } from './merge-operation.ts'
import type { Sides } from './sides.ts'
import { translated } from './translate.ts'

export type MergedTransfer = {
  /** Whether the entry is in the other list on their side afterwards. */
  readonly isMoved: boolean
  /** The operations that do the same on their side: none when the entry is already there, or cannot be moved. */
  readonly operations: readonly Operation[]
  readonly clash?: Clash
}

type AllSides = {
  readonly dataOf: (file: string) => Sides
  readonly setData: (file: string, sides: Sides) => void
  /** The whole content on their side. */
  readonly theirs: () => ContentData
}

/**
 * Moves an entry into another list on both sides; on their side it keeps the changes that were made to it there. If their side has deleted
 * the entry, moved it to a third list, or has no such target list, the entry stays where it is.
 *
 * @param overwrites whether the entry is also moved from a third list, and added again if it was deleted
 */
export const mergeTransfer = (sides: AllSides, transfer: Transfer, overwrites: boolean): MergedTransfer => {
  const { deletion, insertion } = transfer
  const [from, to] = [sides.dataOf(deletion.file), sides.dataOf(insertion.file)]
  const isSame = from.mine === from.theirs && to.mine === to.theirs
  const merged: MergedTransfer = isSame
    ? { isMoved: true, operations: [deletion, insertion] }
    : !overwrites && [from, to].some(({ theirs }) => theirs === undefined)
      ? { isMoved: false, operations: [], clash: { reason: 'missing', theirs: undefined } }
      : operationsFor(sides, transfer, overwrites)
  applyTo(sides, 'mine', [deletion, insertion])
  if (isSame) {
    // The same object on both sides: they have not diverged.
    for (const { file } of [deletion, insertion]) {
      const { mine } = sides.dataOf(file)
      sides.setData(file, { mine, theirs: mine })
    }
  } else applyTo(sides, 'theirs', merged.operations)
  return merged
}

const applyTo = (sides: AllSides, side: keyof Sides, operations: readonly Operation[]): void => {
  for (const operation of operations) {
    if (!isDataOperation(operation)) continue
    const both = sides.dataOf(operation.file)
    sides.setData(operation.file, { ...both, [side]: applyToData(both[side], operation) ?? both[side] })
  }
}

/** Only finds the operations, without applying them. */
const operationsFor = (sides: AllSides, { deletion, insertion }: Transfer, overwrites: boolean): MergedTransfer => {
  const source = sides.dataOf(deletion.file)
  const isOneFile = deletion.file === insertion.file
  const { mine, theirs } = sides.dataOf(insertion.file)
  const mineWithout = isOneFile ? (applyToData(mine, deletion) ?? mine) : mine
  const id = idOf(insertion.entry) ?? ''
  const there = translated(insertion, mineWithout, theirs)
  if (there?.kind !== 'insert' || !isList(valueIn(theirs, there.list)))
    return overwrites ? { isMoved: false, operations: [] } : gone
  if (valueIn(theirs, [...there.list, id]) !== undefined) return { isMoved: true, operations: [] }
  const known = deletionIn(translated(deletion, source.mine, source.theirs), source.theirs, id)
  const other = known ? undefined : questionWithId(sides.theirs(), id)
  if (other && !overwrites) return inThirdList(other, valueIn(mine, insertion.list.slice(0, -1)))
  const found = known ?? (other && deletionOf(other))
  if (!found) return overwrites ? { isMoved: true, operations: [there] } : gone
  // Without the entry, the others may have other positions.
  const rest = isOneFile ? (applyToData(theirs, found) ?? theirs) : theirs
  const put = translated(insertion, mineWithout, rest)
  const added = put?.kind === 'insert' ? { ...put, entry: found.entry } : undefined
  return added && fitOf(rest, added).fits ? { isMoved: true, operations: [found, added] } : gone
}

type Deletion = DataOperation & { readonly kind: 'delete' }

/** The deletion with the entry as this data has it; undefined when the entry is not there. */
const deletionIn = (deletion: DataOperation | undefined, data: unknown, id: string): Deletion | undefined => {
  const list = deletion?.kind === 'delete' ? valueIn(data, deletion.list) : undefined
  const index = isList(list) ? indexOf(list, id) : undefined
  if (deletion?.kind !== 'delete' || !isList(list) || index === undefined) return undefined
  return { ...deletion, index, entry: list[index], follows: idOf(list[index - 1]) ?? null }
}

const deletionOf = ({ file, place, value }: LocatedQuestion): Deletion => ({
  kind: 'delete',
  file,
  list: place.slice(0, -1),
  entry: value,
  index: 0,
  follows: null,
})

const gone: MergedTransfer = { isMoved: false, operations: [], clash: { reason: 'gone', theirs: undefined } }

/** A clash, in which an editor chooses between the two sections. */
const inThirdList = ({ section }: LocatedQuestion, yours: unknown): MergedTransfer => ({
  isMoved: false,
  operations: [],
  clash: { reason: 'exists', theirs: section.value, yours },
})
