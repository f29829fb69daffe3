/** The day that it is in a place. */

/** YYYY-MM-DD */
export const localDate = (time: string | Date, timeZone: string): string =>
  // Sweden writes days in this order.
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(time),
  )
