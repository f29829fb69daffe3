import { isDataMap, isList } from '#content/write/edit.ts'
import type { DataOperation } from '#editing/apply.ts'
import { idOf, indexOf, stepTo, valueIn, type Place } from '#editing/place.ts'
import { counterparts } from './counterparts.ts'

/**
 * Translates an operation for other data of the same origin: positions in lists, and the neighbours of entries, become those of the other
 * data. undefined: the other data does not have what it changes.
 *
 * @param from the data that the operation was made on. undefined: it is not known, so the operation stays as it is
 */
export const translated = (operation: DataOperation, from: unknown, to: unknown): DataOperation | undefined => {
  if (from === undefined) return operation
  if (operation.kind === 'set') {
    const place = translatedPlace(operation.place, from, to)
    return place && { ...operation, place }
  }
  const list = translatedPlace(operation.list, from, to)
  if (!list) return undefined
  const [here, there] = [listIn(from, operation.list), listIn(to, list)]
  if (operation.kind === 'insert') return { ...operation, list, ...neighbour(here, there, operation.index) }
  const old = operation.kind === 'delete' ? operation.index : operation.from
  const id = idOf(operation.entry)
  const at = id === undefined ? old : (indexOf(here, id) ?? old)
  const index = counterparts(here, there)[at]
  // If the entry is already gone there, the deletion still fits.
  if (operation.kind === 'delete') return { ...operation, list, index: index ?? old, entry: operation.entry }
  if (index === undefined) return undefined
  const target = neighbour(here.toSpliced(at, 1), there.toSpliced(index, 1), operation.to)
  return { ...operation, list, entry: there[index], from: index, to: target.index, follows: target.follows }
}

const listIn = (data: unknown, place: Place): readonly unknown[] => {
  const list = valueIn(data, place)
  return isList(list) ? list : []
}

/** The neighbour to put an entry after: the one before this index here, or the nearest one before it that also exists there. */
export const neighbour = (
  here: readonly unknown[],
  there: readonly unknown[],
  index: number,
): { readonly index: number; readonly follows: string | null } => {
  const pairs = counterparts(here, there)
  for (let at = Math.min(index, here.length) - 1; at >= 0; at--) {
    const found = pairs[at]
    if (found !== undefined) return { index: found + 1, follows: idOf(there[found]) ?? null }
  }
  return { index: 0, follows: null }
}

const translatedPlace = (place: Place, from: unknown, to: unknown): Place | undefined => {
  const path: (string | number)[] = []
  let [here, there] = [from, to]
  for (const step of place) {
    if (isList(here)) {
      const index = indexOf(here, step)
      const other = index === undefined || !isList(there) ? undefined : counterparts(here, there)[index]
      if (index === undefined || other === undefined || !isList(there)) return undefined
      path.push(stepTo(there, other))
      ;[here, there] = [here[index], there[other]]
    } else {
      path.push(step)
      here = isDataMap(here) ? here[step] : undefined
      there = isDataMap(there) ? there[step] : undefined
    }
  }
  return path
}
