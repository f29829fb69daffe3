/** The calendar day of a time (UTC), as YYYY-MM-DD. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 10)

/** Adds calendar months (UTC). A day that the month does not have becomes its last day: a month before 31 March is 28 or 29 February. */
export const addMonths = (time: Date, months: number): Date => {
  const result = new Date(time)
  result.setUTCDate(1)
  result.setUTCMonth(result.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate()
  result.setUTCDate(Math.min(time.getUTCDate(), daysInMonth))
  return result
}
