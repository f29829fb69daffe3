import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { copyOf } from '#editing/ids/copy-of.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { lastingPlace, type EntryPlace, type ListPlace } from '#editing/list-place.ts'
import type { Operation } from '#editing/operation.ts'
import { idOf, indexOf, valueIn, type Place } from '#editing/place.ts'
import { entryTitle } from './entry-title.ts'
import { movedHeadings } from './group-headings.ts'
import { setValue } from './set-value.ts'

/** @param index the position of the new entry; without it, the end of the list */
export const addEntry = (
  data: ContentData,
  { file, list }: ListPlace,
  entry: unknown,
  index?: number,
  order?: readonly string[],
): NewAct => {
  const title = `Add ${entryTitle(data, entry)}`
  const entries = valueIn(data.get(file), list)
  if (!isList(entries)) return { title, operations: setValue(data, file, list, [entry], order && { order }).operations }
  const at = Math.min(Math.max(index ?? entries.length, 0), entries.length)
  return { title, operations: [insertion(file, list, entries, entry, at)] }
}

/** Whether an entry can be duplicated. Of the steps only text steps can, because a section belongs to one step. */
export const canBeDuplicated = (data: ContentData, place: EntryPlace): boolean => {
  if (listKind(place.list) !== 'step') return true
  const { value } = found(data, place)
  return isDataMap(value) && (value['kind'] === 'text' || value['kind'] === undefined)
}

/** Adds a copy directly after an entry. It gets a new id, but keeps its texts, so that no added "copy" is ever published. */
export const duplicateEntry = (data: ContentData, place: EntryPlace): NewAct => {
  const { entries, index, value } = found(data, place)
  if (index === undefined) return nothing
  const { group: _, ...rest } = isDataMap(value) ? value : {}
  // The heading of the group stays with the original, which comes first.
  const copy = copyOf(data, place, listKind(place.list) === 'question' ? rest : value)
  return {
    title: `Duplicate ${entryTitle(data, value)}`,
    operations: [insertion(place.file, place.list, entries, copy, index + 1)],
  }
}

/** @param to the position that the entry has afterwards */
export const moveEntry = (data: ContentData, place: EntryPlace, to: number): NewAct => {
  const { entries, index, value } = found(data, place)
  if (index === undefined || to < 0 || to >= entries.length || to === index) return nothing
  const rest = entries.toSpliced(index, 1)
  const { file, list } = place
  return {
    title: `Move ${entryTitle(data, value)} ${to < index ? 'up' : 'down'}`,
    about: lastingPlace(place),
    operations: [
      { kind: 'move', file, list, entry: value, from: index, to, follows: idBefore(rest, to) },
      ...movedHeadings(place, entries, index, to),
    ],
  }
}

/** Only the entry itself: `deleteWithUses` also removes what uses it. */
export const deleteEntry = (data: ContentData, place: EntryPlace): NewAct => {
  const { entries, index, value } = found(data, place)
  if (index === undefined) return nothing
  const { file, list } = place
  return {
    title: `Delete ${entryTitle(data, value)}`,
    about: lastingPlace(place),
    operations: [{ kind: 'delete', file, list, entry: value, index, follows: idBefore(entries, index) }],
  }
}

const nothing: NewAct = { title: '', operations: [] }

const found = (data: ContentData, { file, list, entry }: EntryPlace) => {
  const value = valueIn(data.get(file), list)
  const entries = isList(value) ? value : []
  const index = indexOf(entries, entry)
  return { entries, index, value: index === undefined ? undefined : entries[index] }
}

const insertion = (
  file: string,
  list: Place,
  entries: readonly unknown[],
  entry: unknown,
  index: number,
): Operation => ({ kind: 'insert', file, list, entry, index, follows: idBefore(entries, index) })

/** The id of the entry in front of this position. */
const idBefore = (entries: readonly unknown[], index: number): string | null => idOf(entries[index - 1]) ?? null
