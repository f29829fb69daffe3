/** Calendar months before or after a time. */

/** Of a day that the month does not have, its last day: a month before the 31st of March is the end of February. */
export const addMonths = (time: Date, months: number): Date => {
  const result = new Date(time)
  result.setUTCDate(1)
  result.setUTCMonth(result.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate()
  result.setUTCDate(Math.min(time.getUTCDate(), daysInMonth))
  return result
}
