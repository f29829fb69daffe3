import { isDataMap, isList } from '#content/write/edit.ts'
import type { DataOperation } from '#editing/apply.ts'
import { isRemoval } from '#editing/operation.ts'
import { idOf, indexOf, valueIn, type Place } from '#editing/place.ts'

/** The data of one file: on this side `after` the operation, and on the other side. */
type SidesAfter = { readonly after: unknown; readonly theirs: unknown }

/**
 * The operation that overwrites the other side's change with what this side wanted. If the other side has deleted the changed entry, the
 * entry is added again as it is on this side. undefined: there is nothing to do.
 */
export const overwriteOperation = (
  { after, theirs }: SidesAfter,
  operation: DataOperation,
): DataOperation | undefined => {
  const { file } = operation
  if (operation.kind === 'insert') {
    const there = valueIn(theirs, [...operation.list, idOf(operation.entry) ?? -1])
    if (there !== undefined)
      return {
        kind: 'set',
        file,
        place: [...operation.list, idOf(operation.entry) ?? -1],
        before: there,
        after: operation.entry,
      }
  }
  if (operation.kind === 'delete') {
    const list = valueIn(theirs, operation.list)
    if (!isList(list)) return undefined
    const index = indexOf(list, idOf(operation.entry) ?? operation.index)
    return index === undefined ? undefined : { ...operation, index, entry: list[index] }
  }
  if (operation.kind === 'set') {
    const { before: _, ...rest } = operation
    const owner = valueIn(theirs, operation.place.slice(0, -1))
    const there = valueIn(theirs, operation.place)
    if (there !== undefined) return { ...rest, before: there }
    if (isRemoval(operation)) return undefined
    if (operation.place.length === 0 || isDataMap(owner)) return rest
  }
  return restored({ after, theirs }, file, operation.kind === 'set' ? operation.place : operation.list)
}

/** Adds the outermost missing part of a place again. */
const restored = ({ after, theirs }: SidesAfter, file: string, place: Place): DataOperation | undefined => {
  const length = place.findIndex((_, index) => valueIn(theirs, place.slice(0, index + 1)) === undefined) + 1
  const outer = place.slice(0, length)
  const value = valueIn(after, outer)
  if (length === 0 || value === undefined) return undefined
  const list = outer.slice(0, -1)
  const [ours, entries] = [valueIn(after, list), valueIn(theirs, list)]
  if (!isList(ours) || !isList(entries)) return { kind: 'set', file, place: outer, after: value }
  const index = indexOf(ours, outer.at(-1) ?? 0) ?? entries.length
  const follows = idOf(ours[index - 1]) ?? null
  return { kind: 'insert', file, list, entry: value, index: Math.min(index, entries.length), follows }
}
