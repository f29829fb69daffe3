import { isDataMap, isList, valueAt, type DataPath } from '#content/write/edit.ts'

/**
 * Where a value is in a file. A string is the name of a setting or, in a list, the id of an entry; a number is the position of a list
 * entry that has no id. So a place stays valid when entries with ids are added or moved.
 */
export type Place = readonly (string | number)[]

/** Identifies everything that can be edited: an item of the tree, or a field. */
export type FilePlace = { readonly file: string; readonly place: Place }

/** The path (names of settings and indexes) of a place in this data; undefined when there is no such list entry. */
export const pathOf = (data: unknown, place: Place): DataPath | undefined => {
  const path: (string | number)[] = []
  let value = data
  for (const step of place) {
    const key = isList(value) ? indexOf(value, step) : step
    if (key === undefined) return undefined
    path.push(key)
    value = isList(value) ? value[Number(key)] : isDataMap(value) ? value[String(key)] : undefined
  }
  return path
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.length === b.length && a.every((step, index) => step === b[index])

/** Whether `place` is `owner` or inside it. */
export const isWithin = (owner: Place, place: Place): boolean => owner.every((step, index) => step === place[index])

/** The rest of `place` after `owner`; undefined when `place` is not within `owner`. */
export const innerPlace = (owner: Place, place: Place): Place | undefined =>
  isWithin(owner, place) ? place.slice(owner.length) : undefined

/** The index of the list entry with this id, or at this position. */
export const indexOf = (list: readonly unknown[], entry: string | number): number | undefined => {
  const index = typeof entry === 'number' ? entry : list.findIndex((one) => idOf(one) === entry)
  return index >= 0 && index < list.length ? index : undefined
}

/** How a place names this list entry: by its id if it has one. Of two with the same id, the second has only its position. */
export const stepTo = (list: readonly unknown[], index: number): string | number => {
  const id = idOf(list[index])
  return id !== undefined && indexOf(list, id) === index ? id : index
}

/** As a string, because the ids of products are numbers. A record of an id (`{what: tip, id: ...}`) has no id of its own. */
export const idOf = (entry: unknown): string | undefined => {
  if (!isDataMap(entry) || 'what' in entry) return undefined
  const { id } = entry
  return typeof id === 'string' ? id : typeof id === 'number' ? String(id) : undefined
}

/** The value at a place; undefined when there is none. */
export const valueIn = (data: unknown, place: Place): unknown => {
  const path = pathOf(data, place)
  return path && valueAt(data, path)
}

/** The place for a path: list entries with an id are referred to by it. */
export const placeAt = (data: unknown, path: DataPath): Place => {
  let value = data
  return path.map((key) => {
    const list = isList(value) ? value : undefined
    value = list ? list[Number(key)] : isDataMap(value) ? value[String(key)] : undefined
    return list ? stepTo(list, Number(key)) : key
  })
}

/** A place as a string, for URLs and attributes: `questions/5/options/type_4c/label`, `rules/#3/points`. */
export const placeText = (place: Place): string =>
  place.map((step) => (typeof step === 'number' ? `#${step}` : encodeURIComponent(step))).join('/')

export const placeFromText = (text: string): Place =>
  text === ''
    ? []
    : text.split('/').map((step) => (/^#\d+$/.test(step) ? Number(step.slice(1)) : decodeURIComponent(step)))
