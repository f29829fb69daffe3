import { isDataMap, valueAt, type DataPath } from '#content/write/edit.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import { idOf, placeAt, type Place } from '#editing/place.ts'

/** What an editor opens to see a value: the innermost thing with an id around it, or else its file. */
export type Item = { readonly file: string; readonly place: Place; readonly name: string; readonly path: DataPath }

/** The innermost thing with an id that contains the value at this path. */
export const itemAt = (data: ContentData, file: string, path: DataPath): Item => {
  const root = data.get(file)
  for (let length = path.length; length >= 0; length--) {
    const outer = path.slice(0, length)
    const value = valueAt(root, outer)
    if (length > 0 && !(isDataMap(value) && idOf(value) !== undefined)) continue
    return { file, path: outer, place: placeAt(root, outer), name: nameIn(data, file, outer) }
  }
  return { file, path: [], place: [], name: file }
}

/** An option is named together with its question. A file without a name of its own is not named by the id in it. */
const nameIn = (data: ContentData, file: string, path: DataPath): string => {
  const root = data.get(file)
  const own = entryName(valueAt(root, path))
  const name = own === undefined || (path.length === 0 && own === idOf(root)) ? file : own
  if (path.at(-2) !== 'options') return name
  const question = entryName(valueAt(root, path.slice(0, -2)))
  return question === undefined ? name : `${question} › ${name}`
}
