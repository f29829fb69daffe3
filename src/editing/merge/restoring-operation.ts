import { isDataMap, isList } from '#content/write/edit.ts'
import type { DataOperation } from '#editing/apply.ts'
import { isRemoval } from '#editing/operation.ts'
import { idOf, indexOf, stepTo, valueIn, type Place } from '#editing/place.ts'
import { counterparts } from './counterparts.ts'
import type { Sides } from './sides.ts'
import { neighbour } from './translate.ts'

/**
 * Adds the outermost thing around the place of an operation that the other side has deleted, as it is on this side before the operation.
 * undefined: the other side has everything that the operation needs, or this side lacks it as well.
 */
export const restoringOperation = ({ mine, theirs }: Sides, operation: DataOperation): DataOperation | undefined => {
  const { file } = operation
  const place: (string | number)[] = []
  let [here, there] = [mine, theirs]
  for (const step of neededBy(operation, mine)) {
    if (isList(here) && isList(there)) {
      const index = indexOf(here, step)
      if (index === undefined) return undefined
      const other = counterparts(here, there)[index]
      if (other === undefined)
        return { kind: 'insert', file, list: place, entry: here[index], ...neighbour(here, there, index) }
      place.push(stepTo(there, other))
      ;[here, there] = [here[index], there[other]]
    } else if (isDataMap(here) && isDataMap(there) && here[step] !== undefined) {
      place.push(step)
      ;[here, there] = [here[step], there[step]]
      if (there === undefined) return { kind: 'set', file, place, after: here }
    } else return undefined
  }
  return undefined
}

/** What was deleted and is added again. */
export const restoredValue = (operation: DataOperation): unknown =>
  operation.kind === 'insert' ? operation.entry : operation.kind === 'set' ? operation.after : undefined

/** The place that has to exist before the operation. */
const neededBy = (operation: DataOperation, data: unknown): Place => {
  switch (operation.kind) {
    case 'set': {
      const owner = operation.place.slice(0, -1)
      return isRemoval(operation) ? [] : isList(valueIn(data, owner)) ? operation.place : owner
    }
    case 'insert':
      return operation.list.slice(0, -1)
    case 'move':
      return [...operation.list, idOf(operation.entry) ?? operation.from]
    case 'delete':
      return []
  }
}
