import { isSameData } from '#content/write/same-data.ts'
import type { Operation } from './operation.ts'
import { placeText } from './place.ts'

/** The operations of typing on in the same field. None when the text is again what it was before. */
export const joinTyping = (typed: readonly Operation[], more: readonly Operation[]): readonly Operation[] =>
  more.reduce<readonly Operation[]>((all, operation) => {
    const last = all.at(-1)
    const joined = last && joinSets(last, operation)
    return joined === undefined ? [...all, operation] : [...all.slice(0, -1), ...joined]
  }, typed)

/** The value before stays that of the first one. undefined: they change different things. */
const joinSets = (first: Operation, last: Operation): readonly Operation[] | undefined => {
  if (first.kind !== 'set' || last.kind !== 'set' || first.file !== last.file) return undefined
  if (placeText(first.place) !== placeText(last.place)) return undefined
  if (isSameData(first.before, last.after)) return []
  const { before: _, ...after } = last
  const next = first.next === undefined ? {} : { next: first.next }
  return ['before' in first ? { ...after, before: first.before } : { ...after, ...next }]
}
