/** Scripts that are written from right to left, of languages that are written today. */
const rightToLeft: ReadonlySet<string | undefined> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** The direction of a language, as HTML names it. `locale`: a language tag, with or without its script: ar-EG, az-Arab. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(locale).maximize().script) ? 'rtl' : 'ltr'
