/** Values and points of scores as they are written in a language. `locale`: a BCP 47 language tag, such as en-GB. */
import { writeNumber } from '#engine/quiz/numbers/write-number.ts'

/** A minus sign (U+2212) in place of the hyphen, because it is as wide as a plus sign. */
const withMinusSign = (number: string): string => number.replace('-', '−')

/** A value of a score with all its decimals: 2 with one decimal is "2.0" in en-GB and "2,0" in de-DE. */
export const formatValue = (value: number, { decimals }: { readonly decimals: number }, locale: string): string =>
  withMinusSign(
    new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value),
  )

/** A number without a sign of its own, such as an end of a scale: "27", "−10", "0.5". */
export const formatAmount = (amount: number, locale: string): string => withMinusSign(writeNumber(amount, locale))

/** Points that change a sum, with their sign: "+3", "−2". */
export const formatPoints = (points: number, locale: string): string =>
  `${points > 0 ? '+' : ''}${formatAmount(points, locale)}`
