import { idRecords } from '#content/history/id-records.ts'
import { isDataMap, isList, type DataMap } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { stepTo, type Place } from '#editing/place.ts'
import { listKind, type ListKind } from './list-kind.ts'

/** A list entry or the question of a text step, anywhere in the content. */
export type ContentEntry = {
  readonly kind: ListKind
  readonly file: string
  /** The place of the entry itself. */
  readonly place: Place
  readonly value: DataMap
}

/** The questions, sections, scores and so on of the content, in the order of the files. */
export const entriesOfKind = (data: ContentData, kind: ListKind): readonly ContentEntry[] =>
  [...data].flatMap(([file, root]) => [
    ...(kind === 'section' && file.startsWith('quiz/sections/') && isDataMap(root)
      ? [{ kind, file, place: [], value: root }]
      : []),
    ...(idRecords.has(file) ? [] : within(file, [], root, kind)),
  ])

const within = (file: string, place: Place, value: unknown, kind: ListKind): readonly ContentEntry[] => {
  if (isList(value)) {
    const isKind = listKind(place) === kind
    return value.flatMap((entry, index) => {
      const at = [...place, stepTo(value, index)]
      return [
        ...(isKind && isDataMap(entry) ? [{ kind, file, place: at, value: entry }] : []),
        ...within(file, at, entry, kind),
      ]
    })
  }
  if (!isDataMap(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...place, key]
    // The question of a text step.
    const own = kind === 'question' && key === 'question' && isDataMap(inner) && typeof inner['id'] === 'string'
    return [...(own ? [{ kind, file, place: at, value: inner }] : []), ...within(file, at, inner, kind)]
  })
}
