import { formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { writeAmount, writeNumber } from '#engine/quiz/numbers/write-number.ts'
import type { ScoreRule } from '#types/content.generated.ts'

/**
 * The numbers of a rule, as people write them: 8, or 5–8 years. Without an end of its own, a rule reaches to the end of the question.
 * Empty for a question that is not answered with a number.
 */
export const writeRuleNumbers = (
  question: AnswerableQuestion,
  { from, to }: Pick<ScoreRule, 'from' | 'to'>,
  locale: string,
): string => {
  const { numbers } = formatOf(question)
  if (!numbers) return ''
  const unit = (question.choice === 'number' && question.unit) || ''
  const [low, high] = [from ?? numbers.min, to ?? numbers.max]
  const amount = writeAmount(String(high), unit, locale)
  return low === high ? amount : `${writeNumber(low, locale)}–${amount}`
}
