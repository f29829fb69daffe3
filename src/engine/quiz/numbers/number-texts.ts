import { fill } from '#engine/format.ts'
import type { QuizPage } from '#types/content.generated.ts'
import { numberProblem, parseDecimal, type NumberRange } from './numbers.ts'
import { writeNumber } from './write-number.ts'

export type NumberTexts = QuizPage['numbers']

/** Which numbers are accepted, in words. */
export const rangeText = ({ range }: NumberTexts, { max, min }: NumberRange, locale: string): string =>
  fill(range, { min: writeNumber(min, locale), max: writeNumber(max, locale) })

/** The message for a number that is not accepted. null: it is accepted. */
export const numberMessage = (
  texts: NumberTexts,
  range: NumberRange,
  answer: string,
  locale: string,
): string | null => {
  const why = numberProblem(range, answer)
  const { decimals, max, min, step } = range
  const written = (value: number): string => writeNumber(value, locale)
  const below = step === null ? min : min + Math.floor(((parseDecimal(answer) ?? min) - min) / step) * step
  const messages = {
    not_a_number: () => fill(texts.not_a_number, { example: written(middleOf(range)) }),
    too_small: () => fill(texts.too_small, { min: written(min) }),
    too_large: () => fill(texts.too_large, { max: written(max) }),
    decimals: () => (decimals === 0 ? texts.whole : fill(texts.decimals, { count: decimals })),
    step: () => fill(texts.step, { below: written(rounded(below)), above: written(rounded(below + (step ?? 0))) }),
  }
  return why && messages[why]()
}

/** An accepted number that people are likelier to mean than the least one. */
const middleOf = ({ max, min, step }: NumberRange): number =>
  rounded(min + Math.floor((max - min) / 2 / (step ?? 1)) * (step ?? 1))

/** Without the noise of floating point. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
