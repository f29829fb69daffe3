import type { QuizModel } from '#engine/quiz/quiz.ts'

/** The same model, whose conditions of questions, texts and blocks count how often they are evaluated. */
export const withCountedConditions = (
  model: QuizModel,
): { readonly model: QuizModel; readonly evaluations: () => number } => {
  let count = 0
  const conditions: QuizModel['conditions'] = new Map(
    [...model.conditions].map(([id, { holds, reads }]) => [
      id,
      {
        reads,
        holds: (facts) => {
          count += 1
          return holds(facts)
        },
      },
    ]),
  )
  return { model: { ...model, conditions }, evaluations: () => count }
}
