/** Random acts of an editor, on any content. */
import { isDataMap, isList, type DataPath } from '#content/write/edit.ts'
import { addEntry, deleteEntry, duplicateEntry, moveEntry } from '#editing/build/list-acts.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { idOf, placeAt, stepTo } from '#editing/place.ts'

type Random = () => number
export type AnyPlace = { readonly file: string; readonly path: DataPath; readonly value: unknown }

/** Every setting and list entry of the files that editors change. */
export const placesIn = (data: ContentData): readonly AnyPlace[] =>
  [...data].flatMap(([file, root]) => (file.startsWith('history/') ? [] : inside(file, [], root)))

const inside = (file: string, path: DataPath, value: unknown): readonly AnyPlace[] => {
  const inner: readonly (readonly [string | number, unknown])[] = isList(value)
    ? [...value.entries()]
    : isDataMap(value)
      ? Object.entries(value)
      : []
  return inner.flatMap(([step, one]) => [
    { file, path: [...path, step], value: one },
    ...inside(file, [...path, step], one),
  ])
}

/** One act in one of these places. Ids stay as they are. */
export const randomAct = (data: ContentData, places: readonly AnyPlace[], random: Random): NewAct => {
  const pick = <One>(all: readonly One[]): One | undefined => all[Math.floor(random() * all.length)]
  const found = pick(places.filter(({ path }) => path.at(-1) !== 'id'))
  if (!found) return { title: '', operations: [] }
  const { file, path, value } = found
  const place = placeAt(data.get(file), path)
  if (isList(value)) {
    const list = { file, list: place }
    const index = Math.floor(random() * value.length)
    const entry = { ...list, entry: stepTo(value, index) }
    const kind = random()
    if (value.length === 0 || kind < 0.25) return addEntry(data, list, newEntry(value[index], random), index)
    if (kind < 0.45) return duplicateEntry(data, entry)
    if (kind < 0.8) return moveEntry(data, entry, Math.floor(random() * value.length))
    return deleteEntry(data, entry)
  }
  if (isDataMap(value)) return setValue(data, file, [...place, 'added'], pick(texts), { order: Object.keys(value) })
  const isSetting = typeof path.at(-1) === 'string'
  if (isSetting && random() < 0.1) return setValue(data, file, place, undefined)
  const after =
    typeof value === 'number' ? Math.floor(random() * 200) - 50 : typeof value === 'boolean' ? !value : pick(texts)
  return setValue(data, file, place, after)
}

const newEntry = (like: unknown, random: Random): unknown => {
  const text = texts[Math.floor(random() * texts.length)]
  if (!isDataMap(like)) return text
  const id = idOf(like) === undefined ? {} : { id: `new_${Math.floor(random() * 1e9)}` }
  return { ...id, label: text, rules: [{ points: 1 }] }
}

const texts = [
  'plain words',
  'yes',
  'a, b',
  'a } b',
  'a: b',
  'a #b',
  '"double"',
  "it's",
  '[x]',
  '- dash',
  '12:30',
  '2',
  'Größe 漢字 😀',
  'two\nlines',
  'lines\n\n  indented\n',
  '',
  'x'.repeat(150),
]
