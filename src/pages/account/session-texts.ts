/** Descriptions of a login: the kind of browser, and when it was used. */
import type { DashboardSlice } from '#content/slices/slices.ts'
import { fill, formatDate, formatTime, type DateRegion } from '#engine/format.ts'
import type { ActiveSession } from '#types/api.generated.ts'

type Words = DashboardSlice['page']['account']['sessions']

export const deviceOf = ({ browser, system }: ActiveSession, words: Words): string =>
  fill(words.device, { browser: browser ?? words.unknown_browser, system: system ?? words.unknown_system })

export const timesOf = (
  { started_at, last_used_at, ends_at }: ActiveSession,
  words: Words,
  region: DateRegion,
): readonly string[] => {
  const withTime = (text: string, at: string): string =>
    fill(text, { date: formatDate(at, region), time: formatTime(at, region) })
  return [
    withTime(words.started, started_at),
    ...(last_used_at === null ? [] : [withTime(words.last_used, last_used_at)]),
    withTime(words.ends, ends_at),
  ]
}
