import type { Step } from '#types/content.generated.ts'

/** The order of the kinds of step, as checked by `src/content/checks/quiz/steps.ts`. Questions, photos and texts mix freely. */
const ranks: Readonly<Record<Step['kind'], number>> = {
  intro: 0,
  questions: 1,
  photos: 1,
  text: 1,
  review: 2,
  analysing: 3,
  results: 4,
}
const rankOf = (kind: unknown): number => ranks[kind as Step['kind']] ?? ranks.questions

/**
 * The index for a new step: as near to `wished` as its kind allows.
 *
 * @param kinds those of the existing steps
 * @param wished an index; without it, the last possible one
 */
export const newStepIndex = (kinds: readonly unknown[], kind: unknown, wished = kinds.length): number => {
  const first = kinds.findLastIndex((one) => rankOf(one) < rankOf(kind)) + 1
  const next = kinds.findIndex((one) => rankOf(one) > rankOf(kind))
  return Math.max(first, Math.min(wished, next === -1 ? kinds.length : next))
}
