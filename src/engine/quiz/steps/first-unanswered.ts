import type { QuizState } from '#engine/quiz/state.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { isUnanswered, questionsAt } from './steps.ts'

/**
 * The first question that is asked and has no answer, in the order of the steps. `step` is the index of its step. null: there is none.
 */
export const firstUnanswered = (
  model: QuizModel,
  state: QuizState,
): { readonly question: string; readonly step: number } | null => {
  for (const step of model.steps.keys())
    for (const { id } of questionsAt(model, step)) if (isUnanswered(model, state, id)) return { question: id, step }
  return null
}
