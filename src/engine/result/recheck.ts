/** When the next check is suggested: so many months after a report, by the calendar of the site's time zone. */

export type RecheckRule = { readonly from_months: number; readonly to_months: number }
export type Recheck = { readonly from: string; readonly to: string; readonly due: boolean }

export const recheckOf = (createdAt: string, now: string, rule: RecheckRule, timeZone: string): Recheck => {
  const day = dayIn(createdAt, timeZone)
  const from = monthsLater(day, rule.from_months)
  return { from, to: monthsLater(day, rule.to_months), due: dayIn(now, timeZone) >= from.slice(0, 10) }
}

/** YYYY-MM-DD, as a calendar there shows it. */
const dayIn = (iso: string, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(new Date(iso))
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The same day of a later month, or its last day. At noon: so it is the same day in every zone near by. */
const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last), 12)).toISOString()
}
