/** What keeps an answer on the device: it can be stored there and corrected, but the server would refuse it. */
import { characterCount } from '#engine/character-count.ts'
import { numberProblem, type NumberProblem } from '#engine/quiz/numbers/numbers.ts'
import { clearsOthers, type AnswerFormat } from '#engine/quiz/question-kinds.ts'

export type AnswerProblem =
  /** `over`: characters above the limit, in code points. */
  | { readonly kind: 'too_long'; readonly over: number }
  | { readonly kind: 'number'; readonly why: NumberProblem }
  /** `more`: how many options are missing. */
  | { readonly kind: 'too_few'; readonly more: number }
  | { readonly kind: 'too_many' }

/** Why the server would not accept an answer. null: it would. */
export const problemOf = (format: AnswerFormat, answer: readonly string[] | string): AnswerProblem | null => {
  if (typeof answer !== 'string') return choicesProblem(format, answer)
  const { numbers, textLimit } = format
  if (numbers) {
    const why = numberProblem(numbers, answer)
    return why && { kind: 'number', why }
  }
  const over = characterCount(answer) - (textLimit ?? 0)
  return over > 0 ? { kind: 'too_long', over } : null
}

/** An option that clears the others is alone, and is not counted. */
const choicesProblem = ({ choices, options }: AnswerFormat, answer: readonly string[]): AnswerProblem | null => {
  if (!choices || options.some((option) => clearsOthers(option) && answer.includes(option.id))) return null
  if (answer.length > choices.max) return { kind: 'too_many' }
  return answer.length < choices.min ? { kind: 'too_few', more: choices.min - answer.length } : null
}
