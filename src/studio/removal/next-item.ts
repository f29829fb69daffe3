import { isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { indexOf, stepTo, valueIn, type Place, type FilePlace } from '#editing/place.ts'

type Entry = { readonly file: string; readonly list: Place; readonly step: string | number }

/** What to open after the open entry was deleted: the entry that has taken its place in the list, otherwise the one before it. */
export const nextItem = (
  before: ContentData,
  after: ContentData,
  { file, list, step }: Entry,
): FilePlace | undefined => {
  const [entries, left] = [valueIn(before.get(file), list), valueIn(after.get(file), list)]
  const index = isList(entries) ? indexOf(entries, step) : undefined
  if (index === undefined || !isList(left) || left.length === 0) return undefined
  return { file, place: [...list, stepTo(left, Math.min(index, left.length - 1))] }
}
