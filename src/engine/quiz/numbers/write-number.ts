import { parseDecimal } from './numbers.ts'

/** As people write it, such as 1,234.5 in English. Without `groups` it can be edited: 1234.5. */
export const writeNumber = (value: number, locale: string, { groups } = { groups: true }): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20, numberingSystem: 'latn', useGrouping: groups }).format(
    value,
  )

/**
 * The answer to a question of kind `number`, as people write it: "12.5 kg". What was typed and is no number stays as it is.
 *
 * @param unit empty: none
 */
export const writeAmount = (answer: string, unit: string, locale: string): string => {
  const value = parseDecimal(answer)
  const written = value === null ? answer : writeNumber(value, locale)
  return unit === '' ? written : `${written} ${unit}`
}
