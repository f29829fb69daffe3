/** Between the numbers that people type and read, and their canonical form (numbers.ts). */
import { unitFor } from './write-number.ts'

/** `locale`: a language tag such as en-GB. `unit`: may be typed before or after the number, with or without an s, and is left out. */
export type NumberFormat = { readonly locale: string; readonly unit?: string | undefined }

/**
 * The canonical form of what was typed, or null if it is no number. Takes a comma or a point before the decimals, and groups of three
 * digits with any separator, in the digits of any script, without Arabic's marks for the direction of writing. "1,234" is both: there
 * the locale decides.
 */
export const readNumber = (typed: string, { locale, unit = '' }: NumberFormat): string | null => {
  const latin = inLatinDigits(withoutUnit(typed.normalize('NFKC'), unit), locale)
  const unmarked = latin.replaceAll(/\p{Cf}/gu, '').trim()
  if (/\d[\s'’]+\d/.test(unmarked) && !spaced.test(unmarked)) return null
  const text = unmarked
    .replaceAll(/[\s'’]/g, '')
    .replace(/^\+/, '')
    .replace('−', '-')
  const [, sign = '', digits = ''] = /^(-?)([\d.,]+)$/.exec(text) ?? []
  const parts = /\d/.test(digits) ? splitAtDecimals(digits, locale) : null
  if (!parts) return null
  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0'
  const fraction = parts.fraction.replace(/0+$/, '')
  const absolute = fraction === '' ? whole : `${whole}.${fraction}`
  return absolute === '0' ? '0' : sign + absolute
}

/** Spaces of any width and apostrophes separate groups: "5 6" is no number. In India the groups before the last one have two digits. */
const spaced = /^[-+−]?\s*\d{1,3}(?:[\s'’]+\d{2,3})*[\s'’]+\d{3}(?:[.,]\d*)?$/

const withoutUnit = (text: string, unit: string): string => {
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  // One, few and many, in the languages that have a form for each.
  const forms = [1, 2, 5].flatMap((count) => formsTyped(unitFor(unit, count)))
  for (const form of forms.sort((a, b) => b.length - a.length)) {
    if (lower.endsWith(form)) return trimmed.slice(0, -form.length)
    if (lower.startsWith(form)) return trimmed.slice(form.length)
  }
  return trimmed
}

/** "5 years" where the unit is year, and "1 year" where it is years. A single letter with an s is another unit: m and ms. */
const formsTyped = (unit: string): readonly string[] => {
  const symbol = unit.normalize('NFKC').trim().toLowerCase()
  if (symbol === '') return []
  const stem = /..s$/.test(symbol) ? symbol.slice(0, -1) : symbol
  return stem.length > 1 ? [`${stem}s`, stem] : [symbol]
}

/** Keyboards of other scripts have digits of their own, and the Arabic ones a mark before the decimals and one between groups. */
const inLatinDigits = (text: string, locale: string): string =>
  text
    .replaceAll(/\p{Nd}/gu, digitValue)
    .replaceAll(/[٫٬]/g, (mark) => ((mark === '٫') === (decimalMark(locale) === '.') ? '.' : ','))

/** The digits of a script follow each other from zero to nine. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

type Digits = { readonly whole: string; readonly fraction: string }

/** null: there are separators where no number has them. */
const splitAtDecimals = (digits: string, locale: string): Digits | null => {
  const marks = [...digits.replaceAll(/\d/g, '')]
  const mark = marks.at(-1)
  if (mark === undefined) return { whole: digits, fraction: '' }
  const isGroups =
    marks.indexOf(mark) < marks.length - 1 ||
    (marks.length === 1 && mark !== decimalMark(locale) && ambiguous.test(digits))
  const end = isGroups ? digits.length : digits.lastIndexOf(mark)
  const whole = digits.slice(0, end)
  if (/[.,]/.test(whole) && !grouped.test(whole)) return null
  return { whole: whole.replaceAll(/[.,]/g, ''), fraction: digits.slice(end + 1) }
}

/** One thousand two hundred, or one and some decimals. 0,123 can only be the second. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/

/** The same with a comma or a point between the groups. */
const grouped = /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/

/** Of Latin digits, as `writeNumber` writes them. */
const decimalMark = (locale: string): string | undefined =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value
