import { quoted } from '#content/problems/wording.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { addEntry } from '#editing/build/list-acts.ts'
import { newFile } from '#editing/build/new-file.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { valueIn, type Place, type FilePlace } from '#editing/place.ts'
import type { FolderFile } from '#editing/studio-api.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import type { Setting } from '#studio/form/schema/schema-view.ts'
import { formOf, settingAt } from '#studio/form/schema/setting-at.ts'
import { titleAt } from '#studio/tree/titles.ts'
import { isUnset } from './with-defaults.ts'

export type DefaultsSource = {
  readonly data: ContentData
  /** See `withDefaults`. */
  readonly filled: ContentData
  readonly files: readonly FolderFile[]
  readonly schemas: Schemas
}

/**
 * Copies a default into the content. For an entry of a list, the whole list is copied, and for a missing file the whole file, because a
 * content overrides these only as a whole; of the titles of pages, which are completed page by page, only those of one page are copied.
 * null: the content has its own value already.
 */
export const addDefault = (source: DefaultsSource, { file, place }: FilePlace): NewAct | null => {
  const { data, filled, files, schemas } = source
  if (!isUnset(data, { file, place })) return null
  const title = `Add ${quoted(titleAt(schemas, filled, file, place))}`
  const whole = filled.get(file)
  if (!data.has(file)) return isDataMap(whole) ? { title, operations: newFile(files, file, whole) } : null
  const titles = place.indexOf('meta') + 1
  const ofPage = titles > 0 ? valueIn(whole, place.slice(0, titles + 1)) : undefined
  if (ofPage !== undefined && !isUnset(data, { file, place: place.slice(0, titles) }))
    return { title, operations: addEntry(data, { file, list: place.slice(0, titles) }, ofPage).operations }
  const lengths = place.map((_, index) => index + 1)
  const missing = lengths.find((length) => isUnset(data, { file, place: place.slice(0, length) })) ?? place.length
  const isWhole = (length: number) => length === place.length || isList(valueIn(whole, place.slice(0, length)))
  const end = lengths.find((length) => length >= missing && isWhole(length)) ?? place.length
  const order = settingsAt(source, file, place.slice(0, missing - 1)).map(({ key }) => key)
  const value = valueWith(source, file, place.slice(0, end), missing, ofPage === undefined ? undefined : [ofPage])
  const { operations } = setValue(data, file, place.slice(0, missing), value, { order })
  return { title, operations }
}

/**
 * The value for the first `length` steps of the place: the groups from there on, with the one setting and their required settings.
 *
 * @param own the value of the setting; without it, the default
 */
const valueWith = (source: DefaultsSource, file: string, place: Place, length: number, own?: unknown): unknown => {
  const root = source.filled.get(file)
  const at = place.slice(0, length)
  if (length === place.length) return own ?? valueIn(root, at)
  const settings = settingsAt(source, file, at).filter(({ isRequired, key }) => isRequired || key === place[length])
  return Object.fromEntries(
    settings.flatMap(({ key }): readonly (readonly [string, unknown])[] => {
      if (key === place[length]) return [[key, valueWith(source, file, place, length + 1, own)]]
      const required = valueIn(root, [...at, key])
      return required === undefined ? [] : [[key, required]]
    }),
  )
}

const settingsAt = ({ filled, schemas }: DefaultsSource, file: string, place: Place): readonly Setting[] => {
  const root = filled.get(file)
  const at = settingAt(schemas, file, root, place)
  const view = at && formOf(schemas, at.node, valueIn(root, place), at.key)
  return view?.kind === 'group' ? view.settings : []
}
