import { isDataMap } from '#content/write/edit.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import { valueIn, type Place } from '#editing/place.ts'
import type { ChangedItem } from './change-line.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { describedAt } from './schema-at.ts'

/** Lists whose entries are items: each is opened as a whole. */
const itemLists = new Set(['consents', 'personas', 'products', 'questions', 'scores', 'sections', 'steps', 'tips'])

/** The item that contains a place: the innermost list entry that is opened as a whole, otherwise the file. */
export const itemOf = (schemas: Schemas, data: ContentData, file: string, place: Place): ChangedItem => {
  const root = data.get(file)
  const own = itemPlace(place)
  const title = own.length === 0 ? undefined : entryName(valueIn(root, own))
  return { file, place: own, title: title ?? fileTitle(schemas, file, root) }
}

/** The place of the item that contains a place. Empty: the whole file. */
export const itemPlace = (place: Place): Place =>
  place.slice(0, place.findLastIndex((_, index) => index > 0 && itemLists.has(String(place[index - 1]))) + 1)

/** Files of which a content has several, such as sections, have a name of their own; other files get the title of their schema. */
export const fileTitle = (schemas: Schemas, file: string, root: unknown): string => {
  const { title } = describedAt(schemas, file, [])
  const isOneOfSeveral = /^(quiz\/sections|pages\/text|emails)\//.test(file)
  const own = isOneOfSeveral && isDataMap(root) ? (root['heading'] ?? root['title'] ?? root['subject']) : undefined
  return typeof own === 'string' ? own : (title ?? file)
}
