/** What reports are called: by their date; those of one day by their time, too. */
import { formatDate, formatTime } from '#engine/format.ts'

type Made = { readonly id: string; readonly created_at: string }

/** One report may be given twice. */
export const datesOf = (reports: readonly Made[], timeZone: string): ReadonlyMap<string, string> => {
  const made = new Map(reports.map(({ id, created_at }) => [id, created_at]))
  const days = new Map([...made].map(([id, created_at]) => [id, formatDate(created_at, timeZone)]))
  const counts = new Map<string, number>()
  for (const day of days.values()) counts.set(day, (counts.get(day) ?? 0) + 1)
  return new Map(
    [...made].map(([id, created_at]) => {
      const day = days.get(id) ?? ''
      return [id, counts.get(day) === 1 ? day : `${day}, ${formatTime(created_at, timeZone)}`]
    }),
  )
}
