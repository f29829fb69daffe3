import { quotedName } from '#editing/build/entry-name.ts'
import { entryTitle } from '#editing/build/entry-title.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { idOf, valueIn, type FilePlace } from '#editing/place.ts'

type Changes = Pick<Act, 'about' | 'operations' | 'title'>

/** The innermost place that still exists of what an act is about. Without that, of its first change. */
export const placeOfAct = (data: ContentData, act: Changes): FilePlace | null => {
  const [first] = act.operations
  const about = act.about ?? namedIn(data, act) ?? (first && { file: first.file, place: placeOf(first) })
  if (!about || !data.has(about.file)) return null
  const { file, place } = about
  const there = Array.from({ length: place.length }, (_, cut) => place.slice(0, place.length - cut)).find(
    (one) => valueIn(data.get(file), one) !== undefined,
  )
  return { file, place: there ?? [] }
}

/** The place of what an act is about. Without that, of every change: a replaced word, for example, can be in many items. */
export const placesOfAct = (data: ContentData, act: Changes): readonly FilePlace[] => {
  const at = placeOfAct(data, act)
  if (at && (act.operations.length === 1 || act.about || namedIn(data, act))) return [at]
  return act.operations.map((one) => ({ file: one.file, place: placeOf(one) }))
}

/**
 * The place of the entry in the title of an act that does not say what it is about: one of an older draft, or one that moves an entry to
 * another list. Deleting a question, for example, also changes many places that use it.
 */
const namedIn = (data: ContentData, act: Changes): FilePlace | undefined => {
  const named = entriesIn(data, act).map((one) => ({ file: one.file, place: placeOf(one) }))
  return named.find(({ file, place }) => valueIn(data.get(file), place) !== undefined) ?? named[0]
}

/** An entry about a question has the question's title in the title of an act, too, but the act is named after the question. */
const entriesIn = (data: ContentData, { operations, title }: Changes): readonly Operation[] => {
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
