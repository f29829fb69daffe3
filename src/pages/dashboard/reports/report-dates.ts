/** Names of reports: their date, with as much of the time as needed to tell them apart. */
import { formatDate, formatTime, type DateRegion } from '#engine/format.ts'

/** Between day and time. */
const between = ', '

type Made = { readonly id: string; readonly created_at: string }

/** Maps report ids to names. Duplicate reports are ignored; reports of the same minute are numbered, oldest first. */
export const datesOf = (reports: readonly Made[], region: DateRegion): ReadonlyMap<string, string> => {
  const made = [...new Map(reports.map((report) => [report.id, report])).values()]
  const names: readonly ((iso: string) => string)[] = [
    (iso) => formatDate(iso, region),
    (iso) => formatDate(iso, region) + between + formatTime(iso, region),
  ]
  return new Map(
    made.map(({ created_at, id }) => {
      const name = names.find((of) => made.filter((other) => of(other.created_at) === of(created_at)).length === 1)
      return [id, name ? name(created_at) : numbered(id, created_at, made, region)]
    }),
  )
}

/** The day and the time of a name, if it has both. */
export const linesOf = (name: string, iso: string, region: DateRegion): readonly [string, string] | undefined => {
  const day = formatDate(iso, region)
  return name === day ? undefined : [day, name.slice(day.length + between.length)]
}

const numbered = (id: string, iso: string, made: readonly Made[], region: DateRegion): string => {
  const minute = (one: string) => formatDate(one, region) + between + formatTime(one, region)
  const twins = made
    .filter(({ created_at }) => minute(created_at) === minute(iso))
    .sort((a, b) => (a.created_at < b.created_at ? -1 : Number(a.created_at > b.created_at)) || (a.id < b.id ? -1 : 1))
  return `${minute(iso)} (${twins.findIndex((one) => one.id === id) + 1})`
}
