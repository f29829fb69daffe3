import { closestMatch } from './did-you-mean.ts'

/** A `format` of our schemas: a text whose form a pattern cannot describe. */
export type TextFormat = {
  readonly isValid: (text: string) => boolean
  readonly message: (text: string) => string
  readonly help: (text: string) => string
}

const isSupported = (make: () => unknown): boolean => {
  try {
    make()
    return true
  } catch {
    return false
  }
}

/** The formats of texts that are checked, by the name that schemas use. */
export const textFormats: Readonly<Record<string, TextFormat>> = {
  date: {
    // Compared with the text, because JavaScript turns a day that the month does not have into one of the next month.
    isValid: (text) => {
      const date = new Date(`${text}T00:00:00Z`)
      return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    },
    message: (text) => `There is no day ${text}.`,
    help: () => 'Write year, month and day: 2026-02-28.',
  },
  locale: {
    isValid: (text) =>
      isSupported(() => Intl.getCanonicalLocales(text)) && Intl.NumberFormat.supportedLocalesOf(text).length > 0,
    message: (text) => `“${text}” is not a language and country.`,
    help: () => 'Write the codes of both: en-GB, fr-FR, de-AT.',
  },
  currency: {
    isValid: (text) => Intl.supportedValuesOf('currency').includes(text),
    message: (text) => `“${text}” is not the code of a currency.`,
    help: () => 'Write one like these: GBP, EUR, USD.',
  },
  'time-zone': {
    isValid: (text) => isSupported(() => new Intl.DateTimeFormat('en', { timeZone: text })),
    message: (text) => `“${text}” is not a time zone.`,
    help: (text) => {
      const closest = closestMatch(text, Intl.supportedValuesOf('timeZone'))
      return closest === undefined
        ? 'Write one like these: Europe/London, Europe/Paris, UTC.'
        : `Did you mean “${closest}”?`
    },
  },
}
