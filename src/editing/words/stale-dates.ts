import { setValue } from '#editing/build/set-value.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Operation } from '#editing/operation.ts'
import { valueIn, type Place } from '#editing/place.ts'
import type { ChangeLine } from './change-line.ts'

/** Where a page has the day of its last change (`text-page.schema.json`). */
export const dayPlace: Place = ['changed', 'day']

/** A page that was changed, while it still shows an earlier day as that of its last change. */
export type StaleDate = {
  readonly file: string
  readonly title: string
  /** YYYY-MM-DD */
  readonly day: string
  /** The page as it shows the day: 'Last changed on {date}'. */
  readonly text: string
  readonly toToday: readonly Operation[]
}

/**
 * The pages that these changes leave with an earlier day. A page whose day is among the changes, or which is new, has the day that its
 * editor chose.
 *
 * @param today YYYY-MM-DD
 */
export const staleDates = (data: ContentData, lines: readonly ChangeLine[], today: string): readonly StaleDate[] => {
  const chosen = new Set(lines.filter(({ kind, place }) => kind === 'file' || isDay(place)).map(({ file }) => file))
  const files = new Set(lines.map(({ file }) => file).filter((file) => !chosen.has(file)))
  return [...files].flatMap((file): readonly StaleDate[] => {
    const page = data.get(file)
    const day = valueIn(page, dayPlace)
    if (typeof day !== 'string' || day === today) return []
    const title = textIn(page, ['heading']) ?? file
    const text = textIn(page, ['changed', 'text']) ?? '{date}'
    return [{ file, title, day, text, toToday: setValue(data, file, dayPlace, today).operations }]
  })
}

const isDay = (place: Place): boolean => place[0] === dayPlace[0] && (place.length === 1 || place[1] === dayPlace[1])

const textIn = (page: unknown, place: Place): string | undefined => {
  const text = valueIn(page, place)
  return typeof text === 'string' ? text : undefined
}
