import type { ChoiceLimits } from '#engine/quiz/question-kinds.ts'
import { sum } from '#engine/sum.ts'

/** The lowest (`end` is Math.min) or highest sum of as many of the amounts as can be chosen. */
export const extremeSum = (
  amounts: readonly number[],
  { max, min }: ChoiceLimits,
  end: (...values: number[]) => number,
): number =>
  sum(
    [...amounts]
      .sort((a, b) => (end === Math.min ? a - b : b - a))
      .slice(0, max)
      .map((amount, index) => (index < min ? amount : end(amount, 0))),
  )
