import { isDataMap, isList } from '#content/write/edit.ts'
import type { DataOperation } from '#editing/apply.ts'
import { isRemoval } from '#editing/operation.ts'
import { idOf, indexOf, valueIn } from '#editing/place.ts'

/**
 * The operation that overwrites the other side's change with what this side wanted. undefined: there is nothing to do.
 *
 * @param theirs the data of the file on the other side, which has everything around the place
 */
export const overwriteOperation = (theirs: unknown, operation: DataOperation): DataOperation | undefined => {
  switch (operation.kind) {
    case 'insert': {
      const place = [...operation.list, idOf(operation.entry) ?? -1]
      const there = valueIn(theirs, place)
      return there === undefined
        ? undefined
        : { kind: 'set', file: operation.file, place, before: there, after: operation.entry }
    }
    case 'delete': {
      const list = valueIn(theirs, operation.list)
      if (!isList(list)) return undefined
      const index = indexOf(list, idOf(operation.entry) ?? operation.index)
      return index === undefined ? undefined : { ...operation, index, entry: list[index] }
    }
    case 'set': {
      const { before: _, ...rest } = operation
      const there = valueIn(theirs, operation.place)
      if (there !== undefined) return { ...rest, before: there }
      const isPossible = operation.place.length === 0 || isDataMap(valueIn(theirs, operation.place.slice(0, -1)))
      return isPossible && !isRemoval(operation) ? rest : undefined
    }
    case 'move':
      return undefined
  }
}
