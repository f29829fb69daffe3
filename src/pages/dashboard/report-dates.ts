/** What reports are called: by their date; those of one day by their time, too. */
import { formatDate, formatTime } from '#engine/format.ts'

type Made = { readonly id: string; readonly created_at: string }

export const datesOf = (reports: readonly Made[], timeZone: string): ReadonlyMap<string, string> => {
  const days = new Map(reports.map(({ id, created_at }) => [id, formatDate(created_at, timeZone)]))
  const times = [...days.values()]
  return new Map(
    reports.map(({ id, created_at }) => {
      const day = days.get(id) ?? ''
      const alone = times.filter((one) => one === day).length === 1
      return [id, alone ? day : `${day}, ${formatTime(created_at, timeZone)}`]
    }),
  )
}
