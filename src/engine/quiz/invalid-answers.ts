/** What keeps an answer on the device: it can be stored there and corrected, but the server would refuse it. */
import { numberProblem, type NumberProblem } from './numbers.ts'
import type { AnswerFormat } from './question-kinds.ts'

export type AnswerProblem =
  /** `over`: characters above the limit, in code points. */
  { readonly kind: 'too_long'; readonly over: number } | { readonly kind: 'number'; readonly why: NumberProblem }

export const problemOf = (
  { numbers, textLimit }: AnswerFormat,
  answer: readonly string[] | string,
): AnswerProblem | null => {
  if (typeof answer !== 'string') return null
  if (numbers) {
    const why = numberProblem(numbers, answer)
    return why && { kind: 'number', why }
  }
  const over = lengthOf(answer) - (textLimit ?? 0)
  return over > 0 ? { kind: 'too_long', over } : null
}

/** In code points: an emoji that JavaScript stores in two units is one. */
const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}
