import { dayIn } from '#engine/format.ts'

export type RecheckRule = { readonly from_months: number; readonly to_months: number }
export type Recheck = { readonly from: string; readonly to: string; readonly due: boolean }

/**
 * When to take the quiz again: a number of calendar months after a report.
 *
 * @param createdAt ISO time of the report
 * @param now ISO time
 * @param timeZone IANA name; decides which calendar day a time belongs to
 * @returns `from` and `to` as calendar days (YYYY-MM-DD); `due` from the first day on
 */
export const recheckOf = (createdAt: string, now: string, rule: RecheckRule, timeZone: string): Recheck => {
  const day = dayIn(createdAt, timeZone)
  const from = monthsLater(day, rule.from_months)
  return { from, to: monthsLater(day, rule.to_months), due: dayIn(now, timeZone) >= from }
}

/** The same day of a later month or, if that is too short, its last day. */
const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
