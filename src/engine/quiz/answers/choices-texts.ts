import { fill } from '#engine/format.ts'
import type { QuizPage } from '#types/content.generated.ts'
import type { ChoiceLimits } from '#engine/quiz/question-kinds.ts'

export type ChoicesTexts = QuizPage['choices']

/** How many options have to be chosen. */
export const choicesText = (
  { at_least, at_most, between, exactly }: ChoicesTexts,
  { max, min }: ChoiceLimits,
): string => {
  if (min === max) return fill(exactly, { min })
  if (max === Infinity) return fill(at_least, { min })
  return min > 1 ? fill(between, { min, max }) : fill(at_most, { max })
}
