/** Answers that are numbers: of questions of kind `number`, and the points of a `scale`. */

/** Which numbers a question takes. */
export type NumberRange = {
  readonly min: number
  readonly max: number
  /** Counted from `min`. null: every number with the allowed decimals. */
  readonly step: number | null
  /** The most digits after the decimal point. */
  readonly decimals: number
}

/** Why a number is not accepted. `step`: it lies between two accepted numbers. */
export type NumberProblem = 'not_a_number' | 'decimals' | 'too_small' | 'too_large' | 'step'

/**
 * The one form in which a number is stored, so that the same number is always the same text: a point before the decimals, no grouping,
 * no plus sign, no zeros that change nothing.
 */
const canonical = /^(?:0|-?[1-9]\d{0,29}|-?(?:0|[1-9]\d{0,29})\.\d{0,29}[1-9])$/

/** The number of a canonical text, or null. */
export const parseDecimal = (text: string): number | null => (canonical.test(text) ? Number(text) : null)

/** The number that an answer is: a canonical text, or the id of the only chosen option, such as a point of a scale. */
export const numberOf = (answer: readonly string[] | string | undefined): number | null => {
  if (answer === undefined) return null
  if (typeof answer === 'string') return parseDecimal(answer)
  const [only, second] = answer
  return only === undefined || second !== undefined ? null : parseDecimal(only)
}

/** @param text in the canonical form; any other one is `not_a_number` */
export const numberProblem = ({ decimals, max, min, step }: NumberRange, text: string): NumberProblem | null => {
  const value = parseDecimal(text)
  if (value === null) return 'not_a_number'
  if (value < min) return 'too_small'
  if (value > max) return 'too_large'
  if ((text.split('.')[1] ?? '').length > decimals) return 'decimals'
  return step === null || isMultipleOf(value - min, step) ? null : 'step'
}

/** Whether a distance consists of whole steps. Compared as integers: 0.3 / 0.1 is not 3 in floating point. */
export const isMultipleOf = (distance: number, step: number): boolean => millionths(distance) % millionths(step) === 0

/** As an integer, for comparisons: content has six decimals at most. */
export const millionths = (value: number): number => Math.round(value * 1e6)

/** The accepted numbers from `from` to `to`: the first ones, at most `limit`. */
export const numbersFrom = (from: number, to: number, step: number, limit: number): readonly number[] =>
  Array.from({ length: Math.min(limit, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step)
