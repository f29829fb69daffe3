import { isSameData } from '#content/write/same-data.ts'
import { applyToData } from './apply.ts'
import { isAddition, type Operation, type SetOperation } from './operation.ts'
import { idOf, innerPlace, isSamePlace, isWithin } from './place.ts'

/**
 * Joins the operations of an act that continues into the fewest with the same effect: a text that was typed on is set once, an entry that
 * was added and then changed is added as it is now, and an entry that was added and deleted again leaves nothing.
 */
export const joinOperations = (done: readonly Operation[], more: readonly Operation[]): readonly Operation[] =>
  more.reduce<readonly Operation[]>((operations, next) => {
    // Operations since then at other places do not matter.
    const at = operations.findLastIndex((one) => !areApart(one, next))
    const last = operations[at]
    const joined = last && joinTwo(last, next)
    return joined ? operations.toSpliced(at, 1, ...joined) : [...operations, next]
  }, done)

/** Whether both are set operations, and neither value is inside the other. */
const areApart = (one: Operation, other: Operation): boolean =>
  one.kind === 'set' &&
  other.kind === 'set' &&
  (one.file !== other.file || (!isWithin(one.place, other.place) && !isWithin(other.place, one.place)))

/** undefined: they cannot be joined. */
const joinTwo = (last: Operation, next: Operation): readonly Operation[] | undefined => {
  if (last.kind === 'set' && next.kind === 'set')
    return last.file === next.file && isSamePlace(last.place, next.place) ? joinSets(last, next) : undefined
  if (last.kind !== 'insert' || !('file' in next) || next.file !== last.file) return undefined
  const id = idOf(last.entry) ?? last.index
  if (next.kind === 'delete')
    return (idOf(next.entry) ?? next.index) === id && isSamePlace(next.list, last.list) ? [] : undefined
  if (next.kind === 'file' || next.kind === 'picture') return undefined
  const inner = innerPlace([...last.list, id], next.kind === 'set' ? next.place : next.list)
  if (!inner || (next.kind === 'set' && inner.length === 0)) return undefined
  const entry = applyToData(last.entry, next.kind === 'set' ? { ...next, place: inner } : { ...next, list: inner })
  return entry === undefined ? undefined : [{ ...last, entry }]
}

/** Keeps the `before` of the first operation. */
const joinSets = (first: SetOperation, { before: _, ...last }: SetOperation): readonly Operation[] => {
  if (isSameData(first.before, last.after)) return []
  const joined: SetOperation = isAddition(first) ? last : { ...last, before: first.before }
  return [joined.next === undefined && first.next !== undefined ? { ...joined, next: first.next } : joined]
}
