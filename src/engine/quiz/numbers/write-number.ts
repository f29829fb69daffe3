import { fill } from '#engine/format.ts'
import { parseDecimal } from './numbers.ts'

/** As people write it, such as 1,234.5 in English. Without `groups` it can be edited: 1234.5. */
export const writeNumber = (value: number, locale: string, { groups } = { groups: true }): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20, numberingSystem: 'latn', useGrouping: groups }).format(
    value,
  )

/**
 * The answer to a question of kind `number`, as people write it: "12.5 kg". What was typed and is no number stays as it is.
 *
 * @param unit empty: none; a word has its forms for numbers
 */
export const writeAmount = (answer: string, unit: string, locale: string): string => {
  const value = parseDecimal(answer)
  const written = value === null ? answer : writeNumber(value, locale)
  return unit === '' ? written : `${written} ${unitFor(unit, value ?? '')}`
}

/** The form of a unit such as `{count|year|years}` for this number. Without a number: the last one. */
export const unitFor = (unit: string, count: number | ''): string => fill(unit, { count })
