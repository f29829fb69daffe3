import { isDataMap, isList } from '#content/write/edit.ts'
import { quoted, truncated } from '#content/problems/wording.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import type { EntryPlace, ListPlace } from '#editing/list-place.ts'
import type { Operation } from '#editing/operation.ts'
import { idOf, indexOf, valueIn } from '#editing/place.ts'
import { quotedName } from './entry-name.ts'
import { leftHeadings } from './group-headings.ts'

/**
 * Moves a question to the end of another section. The heading of a group that it begins stays above the next question of the group; the
 * only question of a group takes its heading along, as it does within a section.
 *
 * @param to the list of questions of the other section, and what an editor calls that section
 */
export const moveToList = (data: ContentData, place: EntryPlace, to: ListPlace & { readonly name: string }): NewAct => {
  const entries = listAt(data, place)
  const index = indexOf(entries, place.entry)
  const entry = index === undefined ? undefined : entries[index]
  const id = idOf(entry)
  const others = listAt(data, to)
  const title = `Move ${quotedName(entry)} to ${quoted(truncated(to.name))}`
  if (index === undefined || id === undefined || indexOf(others, id) !== undefined) return { title, operations: [] }
  const last = idOf(others.at(-1)) ?? null
  return {
    title,
    operations: [
      {
        kind: 'delete',
        file: place.file,
        list: place.list,
        entry,
        index,
        follows: idOf(entries[index - 1]) ?? null,
      },
      { kind: 'insert', file: to.file, list: to.list, entry, index: others.length, follows: last },
      ...headingOperations(place, to, entries, index),
    ],
  }
}

/** The operations that pass the heading to the question that is left. They come after those that move the entry. */
const headingOperations = (
  { file, list }: ListPlace,
  to: ListPlace,
  entries: readonly unknown[],
  from: number,
): readonly Operation[] =>
  leftHeadings(list, entries, (index) => index === from).flatMap(({ heading, index, next }): readonly Operation[] => {
    const [moved, left] = [entries[from], idOf(entries[index])]
    const id = idOf(moved)
    if (left === undefined || id === undefined || !isDataMap(moved)) return []
    const keys = Object.keys(moved)
    const following = keys[keys.indexOf('group') + 1]
    return [
      {
        kind: 'set',
        file: to.file,
        place: [...to.list, id, 'group'],
        before: heading,
        ...(following !== undefined && { next: following }),
      },
      { kind: 'set', file, place: [...list, left, 'group'], after: heading, ...(next !== undefined && { next }) },
    ]
  })

const listAt = (data: ContentData, { file, list }: ListPlace): readonly unknown[] => {
  const value = valueIn(data.get(file), list)
  return isList(value) ? value : []
}
