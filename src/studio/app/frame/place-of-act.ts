import { quotedName } from '#editing/build/entry-name.ts'
import { entryTitle } from '#editing/build/entry-title.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { idOf, valueIn } from '#editing/place.ts'
import type { FilePlace } from '#studio/app/addresses.ts'

type Changes = Pick<Act, 'operations' | 'title'>

/**
 * The innermost place of an act that still exists. It is the place of the entry in the act's title, if there is one: deleting a question,
 * for example, also changes many places that use it. Otherwise it is the place of the first change.
 */
export const placeOfAct = (data: ContentData, { operations, title }: Changes): FilePlace | null => {
  const named = namedIn(data, { operations, title })
  const first =
    named.find((one) => valueIn(data.get(one.file), placeOf(one)) !== undefined) ?? named[0] ?? operations[0]
  if (!first || !data.has(first.file)) return null
  const place = placeOf(first)
  const there = Array.from({ length: place.length }, (_, cut) => place.slice(0, place.length - cut)).find(
    (one) => valueIn(data.get(first.file), one) !== undefined,
  )
  return { file: first.file, place: there ?? [] }
}

/** The place of the entry in the act's title or, if there is none, of every change: a replaced word, for example, can be in many items. */
export const placesOfAct = (data: ContentData, act: Changes): readonly FilePlace[] => {
  const at = placeOfAct(data, act)
  if (at && (act.operations.length === 1 || namedIn(data, act).length > 0)) return [at]
  return act.operations.map((one) => ({ file: one.file, place: placeOf(one) }))
}

/** An entry about a question has the question's title in the title of an act, too, but the act is named after the question. */
const namedIn = (data: ContentData, { operations, title }: Changes) => {
  const entries = operations.filter((one) => 'entry' in one)
  const own = entries.filter(({ entry }) => title.includes(quotedName(entry)))
  return own.length > 0 ? own : entries.filter(({ entry }) => title.includes(entryTitle(data, entry)))
}

const placeOf = (operation: Operation): FilePlace['place'] => {
  if (operation.kind === 'set') return operation.place
  if (operation.kind === 'file' || operation.kind === 'picture') return []
  const id = idOf(operation.entry)
  return id === undefined ? operation.list : [...operation.list, id]
}
