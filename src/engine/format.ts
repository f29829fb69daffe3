import { pluralForm } from './plural.ts'

const placeholderPattern = /\{([a-z0-9_-]+)((?:\|[^{}|]*)+)?\}/gi

/**
 * Replaces the placeholders of a text: `{name}` by its value, and `{name|question|questions}` by the form for that number
 * (`pluralForm`). A placeholder without a value stays as it is.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(placeholderPattern, (gap, name: string, forms?: string) => {
    const value = values[name]
    if (value === undefined || !Object.hasOwn(values, name)) return gap
    return (forms === undefined ? undefined : pluralForm(forms.split('|').slice(1), value)) ?? String(value)
  })

/** The names of the placeholders of a text, in order, with repetitions. */
export const placeholdersIn = (template: string): readonly string[] =>
  [...template.matchAll(placeholderPattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))

/** How dates, times, numbers and prices are written: the settings of the same names in settings/site.yaml. */
export type Region = {
  /** A BCP 47 language tag, such as en-GB. */
  readonly locale: string
  /** An IANA name, such as Europe/London. */
  readonly time_zone: string
  /** An ISO 4217 code, such as GBP. */
  readonly currency: string
}
export type DateRegion = Pick<Region, 'locale' | 'time_zone'>

/** Day, month and year with two digits each, in the order of the locale: 22/11/26 in en-GB. */
export const formatDate = (iso: string, { locale, time_zone: timeZone }: DateRegion): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: '2-digit', timeZone }).format(new Date(iso))

/** The calendar day of a time in a time zone, as YYYY-MM-DD. Without a time zone: in that of this device. */
export const dayIn = (time: string | Date, timeZone?: string): string =>
  // Swedish dates are those of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(time),
  )

/** A calendar day (YYYY-MM-DD), written like `formatDate`: the same day in every time zone. */
export const formatDay = (day: string, { locale }: Pick<Region, 'locale'>): string =>
  formatDate(`${day}T00:00:00Z`, { locale, time_zone: 'UTC' })

/** HH:MM, 00:00 to 23:59 */
export const formatTime = (iso: string, { locale, time_zone: timeZone }: DateRegion): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(iso),
  )

/** An amount in hundredths of the currency, with its sign: 1250 is £12.50 in en-GB and GBP. */
export const formatPrice = (hundredths: number, { locale, currency }: Omit<Region, 'time_zone'>): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(hundredths / 100)
