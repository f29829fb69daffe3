/** How dates, times, prices and sentences with gaps are written. */

const placeholderPattern = /\{([a-z0-9_-]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/gi

/**
 * Fills in {name}, and {name|question|questions}: the first word for one, the second for any other number. A name that
 * is not known stays as it is.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(placeholderPattern, (gap, name: string, one?: string, others?: string) => {
    if (!Object.hasOwn(values, name)) return gap
    const value = String(values[name])
    return (value === '1' ? one : others) ?? value
  })

/** The names of the gaps of a sentence. */
export const placeholdersIn = (template: string): readonly string[] =>
  [...template.matchAll(placeholderPattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))

/** DD/MM/YY */
export const formatDate = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: '2-digit', timeZone }).format(
    new Date(iso),
  )

/** HH:MM, 00:00 to 23:59 */
export const formatTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(iso),
  )

/** HH:MM:SS */
export const formatSeconds = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso))

/** Points that are added or taken away: with a plus, or a true minus as wide as it. */
export const formatPoints = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

/** Pounds with two places; the sign is a word of the content. */
export const formatPrice = (pence: number): string => (pence / 100).toFixed(2)
