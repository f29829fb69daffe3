const placeholderPattern = /\{([a-z0-9_-]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/gi

/**
 * Replaces the placeholders of a text: `{name}` by its value, and `{name|question|questions}` by the first form if the value is 1,
 * by the second otherwise. A placeholder without a value stays as it is.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(placeholderPattern, (gap, name: string, one?: string, others?: string) => {
    if (!Object.hasOwn(values, name)) return gap
    const value = String(values[name])
    return (value === '1' ? one : others) ?? value
  })

/** The names of the placeholders of a text, in order, with repetitions. */
export const placeholdersIn = (template: string): readonly string[] =>
  [...template.matchAll(placeholderPattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))

/** DD/MM/YY. `timeZone`: IANA name. */
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

/** Points with their sign: "+3", or "−2" with a minus sign (U+2212), which is as wide as the plus sign. */
export const formatPoints = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

/** Pence as pounds with two decimals, without a currency sign: the content provides it. */
export const formatPrice = (pence: number): string => (pence / 100).toFixed(2)
