import { isUnnamed } from '#editing/ids/provisional-id.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { idOf, isSamePlace, type Place } from '#editing/place.ts'
import type { Difference, WasMoved } from './differences.ts'

/**
 * The acts that have changed a place, something inside it, or something around it. An entry that was named later is followed back to its
 * provisional id.
 */
export const actsOf = (acts: readonly Act[], difference: Difference): readonly Act['id'][] => {
  const made: Act['id'][] = []
  let { place } = difference
  for (const { id, operations } of acts.toReversed())
    for (const operation of operations.toReversed()) {
      place = placeBefore(operation, difference.file, place)
      if (made[0] !== id && isAbout(acts, operation, { ...difference, place })) made.unshift(id)
      if (operation.file === difference.file && addsUnnamed(operation, place)) return made
    }
  return made
}

/** The place before this operation, which may have replaced the provisional id of an entry. */
const placeBefore = (operation: Operation, file: string, place: Place): Place => {
  if (operation.kind !== 'set' || operation.file !== file || typeof operation.before !== 'string') return place
  const [key, list] = [operation.place.at(-1), operation.place.slice(0, -2)]
  const isNamed =
    key === 'id' && isUnnamed(operation.before) && begins([...list, String(operation.after)], place, never)
  return isNamed ? [...list, operation.before, ...place.slice(list.length + 1)] : place
}

/** Whether this operation adds the entry under a provisional id. Earlier acts with this provisional id are about another entry. */
const addsUnnamed = (operation: Operation, place: Place): boolean =>
  operation.kind === 'insert' && isUnnamed(idOf(operation.entry)) && begins(placeOf(operation), place, never)

const isAbout = (acts: readonly Act[], operation: Operation, difference: Difference): boolean => {
  if (operation.file !== difference.file || operation.kind === 'picture') return false
  if (operation.kind === 'file' || difference.kind === 'file') return true
  const place = placeOf(operation)
  const isShifting = (list: Place) => hasShifted(acts, operation.file, list)
  if (operation.kind === 'move')
    return difference.kind === 'move' && mayBeSamePlace(place, difference.place, isShifting)
  if (difference.kind === 'move') return operation.kind !== 'set' && mayBeSamePlace(place, difference.place, isShifting)
  return begins(place, difference.place, isShifting) || begins(difference.place, place, isShifting)
}

const placeOf = (operation: Exclude<Operation, { kind: 'file' | 'picture' }>): Place => {
  if (operation.kind === 'set') return operation.place
  const position = operation.kind === 'move' ? operation.to : operation.index
  return [...operation.list, idOf(operation.entry) ?? position]
}

type IsShifting = (list: Place) => boolean

const never: IsShifting = () => false

const mayBeSamePlace = (a: Place, b: Place, isShifting: IsShifting): boolean =>
  a.length === b.length && begins(a, b, isShifting)

/** Whether `outer` contains `inner`. Positions are compared only in lists where they have not shifted. */
const begins = (outer: Place, inner: Place, isShifting: IsShifting): boolean =>
  outer.every(
    (step, index) =>
      step === inner[index] ||
      (typeof step === 'number' && typeof inner[index] === 'number' && isShifting(outer.slice(0, index))),
  )

/** Whether entries without ids were added, deleted or moved in this list. */
const hasShifted = (acts: readonly Act[], file: string, list: Place): boolean =>
  acts.some(({ operations }) =>
    operations.some(
      (operation) =>
        (operation.kind === 'insert' || operation.kind === 'delete' || operation.kind === 'move') &&
        operation.file === file &&
        idOf(operation.entry) === undefined &&
        isSamePlace(operation.list, list),
    ),
  )

/** Tells whether one of the acts has moved an entry of a list. An entry without an id never counts as moved. */
export const movedBy =
  (acts: readonly Act[]): WasMoved =>
  (file, list, entry) =>
    acts.some(({ operations }) =>
      operations.some(
        (operation) =>
          operation.kind === 'move' &&
          operation.file === file &&
          idOf(operation.entry) !== undefined &&
          idOf(operation.entry) === idOf(entry) &&
          isSamePlace(operation.list, list),
      ),
    )
