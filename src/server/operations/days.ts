/** The calendar date in a time zone, as YYYY-MM-DD. */
export const localDate = (time: string | Date, timeZone: string): string =>
  // The locale sv-SE formats dates as ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(time),
  )
