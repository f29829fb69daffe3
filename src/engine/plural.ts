/**
 * Forms of a word for a number: `{count|question|questions}`. A text lists the form of each plural category that its language has, in
 * the order of `pluralCategories`. The compiler writes the language into the texts of other languages than English
 * (`withLanguage`), so that what fills a text needs no setting: `{count|@pl|pytanie|pytania|pytań|pytania}`.
 */
const mark = '@'

/** The plural categories of a language in the order in which a text lists their forms: one before the others. */
export const pluralCategories = (locale: string): readonly Intl.LDMLPluralRule[] => {
  const known = new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories)
  return (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((category) => known.has(category))
}

/** The form for this number. undefined: there are no forms. A value that is no number takes the last one. */
export const pluralForm = (forms: readonly string[], value: string | number): string | undefined => {
  const [first = '', ...rest] = forms
  if (!first.startsWith(mark)) return String(value) === '1' ? forms[0] : (forms[1] ?? forms[0])
  const locale = first.slice(mark.length)
  // Number('') is 0.
  if (value === '') return rest.at(-1)
  const category = new Intl.PluralRules(locale).select(Number(value))
  return rest[pluralCategories(locale).indexOf(category)] ?? rest.at(-1)
}

/** Writes the language into the forms of a text. English needs none: its forms are for one and for all other numbers. */
export const withLanguage = (text: string, locale: string): string =>
  isEnglish(locale) ? text : text.replace(/\{((?!answer:)[a-z0-9_:-]+)((?:\|[^{}|]*)+)\}/gi, `{$1|${mark}${locale}$2}`)

const isEnglish = (locale: string): boolean => /^en\b/i.test(locale)
