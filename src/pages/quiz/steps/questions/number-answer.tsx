import { NumberField } from '#components/quiz/number-field.tsx'
import { parseDecimal } from '#engine/quiz/numbers/numbers.ts'
import { numberMessage, rangeText } from '#engine/quiz/numbers/number-texts.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import { readNumber } from '#engine/quiz/numbers/typed-number.ts'
import { unitFor, writeNumber } from '#engine/quiz/numbers/write-number.ts'
import type { NumberQuestion } from '#types/content.generated.ts'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'

export type NumberAnswerProps = {
  readonly id: string
  readonly question: NumberQuestion
  /** The answer: a canonical number, or what was typed and is none. */
  readonly value: string
  readonly describedBy: string | undefined
  readonly isMissing: boolean
  readonly onWrite: (text: string) => void
}

export const NumberAnswer = ({ describedBy, id, isMissing, onWrite, question, value }: NumberAnswerProps) => {
  const { constants, numbers: texts } = useQuiz().content
  const { locale } = constants.format
  const range = formatOf(question).numbers
  if (!texts || !range) return null
  const { decimals = 0, min, required, unit } = question
  const number = parseDecimal(value)
  return (
    <NumberField
      id={id}
      // Without groups of digits, which would be in the way while the number is edited.
      value={number === null ? value : writeNumber(number, locale, { groups: false })}
      hint={rangeText(texts, range, locale)}
      problem={value === '' ? null : numberMessage(texts, range, value, locale)}
      unit={unit && unitFor(unit, number ?? '')}
      // The number pads of phones have no minus sign.
      keyboard={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      describedBy={describedBy}
      required={required !== undefined}
      invalid={isMissing}
      onInput={(typed) => onWrite(readNumber(typed, { locale, unit }) ?? typed)}
    />
  )
}
