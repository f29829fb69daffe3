import { editData, isList, valueAt, type Edit } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { isRemoval, type Operation } from './operation.ts'
import { idOf, pathOf } from './place.ts'

/** An operation on the data of one file. */
export type DataOperation = Exclude<Operation, { kind: 'file' | 'picture' }>

/** The others are about whole files and pictures, which are merged by their text or hash. */
export const isDataOperation = (operation: Operation): operation is DataOperation =>
  operation.kind !== 'file' && operation.kind !== 'picture'

/**
 * The edit that applies an operation to this data, whose entries may have been added, moved or removed since. undefined: its place or
 * its entry is gone.
 */
export const editOf = (data: unknown, operation: DataOperation): Edit | undefined => {
  if (operation.kind === 'set') {
    const path = pathOf(data, operation.place)
    if (!path) return undefined
    if (isRemoval(operation)) return { kind: 'remove', path }
    const { after, next } = operation
    return { kind: 'set', path, value: after, ...(next === undefined ? {} : { before: next }) }
  }
  const path = pathOf(data, operation.list)
  const list = path && valueAt(data, path)
  if (!path) return undefined
  if (!isList(list)) return operation.kind === 'insert' ? { kind: 'set', path, value: [operation.entry] } : undefined
  if (operation.kind === 'insert')
    return { kind: 'insert', path, index: newIndex(list, operation), value: operation.entry }
  const index = findEntry(list, operation.entry, operation.kind === 'delete' ? operation.index : operation.from)
  if (index === undefined) return undefined
  if (operation.kind === 'delete') return { kind: 'remove', path: [...path, index] }
  const rest = list.toSpliced(index, 1)
  return { kind: 'move', path, from: index, to: newIndex(rest, { index: operation.to, follows: operation.follows }) }
}

/** The data after an operation; undefined when its place is gone, or the whole file (`data` is undefined). */
export const applyToData = (data: unknown, operation: DataOperation): unknown => {
  const edit = data === undefined ? undefined : editOf(data, operation)
  return edit && editData(data, edit)
}

const newIndex = (
  list: readonly unknown[],
  { follows, index }: { readonly follows: string | null; readonly index: number },
): number => {
  const previous = follows === null ? -1 : list.findIndex((entry) => idOf(entry) === follows)
  return previous === -1 ? Math.min(index, list.length) : previous + 1
}

/** Finds an entry by its id or, without one, by its value; of equal entries it takes the one at the old index. */
const findEntry = (list: readonly unknown[], entry: unknown, index: number): number | undefined => {
  const id = idOf(entry)
  const found =
    id !== undefined
      ? list.findIndex((one) => idOf(one) === id)
      : isSameData(list[index], entry)
        ? index
        : list.findIndex((one) => isSameData(one, entry))
  return found === -1 ? undefined : found
}
