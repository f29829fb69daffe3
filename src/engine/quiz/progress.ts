/**
 * Quiz progress: answered over all, rounded, never above 100. A question that an earlier answer has made inapplicable
 * counts as done; one whose earlier question is still open does not.
 */
import { answerTo } from './answers.ts'
import type { QuizModel } from './quiz.ts'
import type { QuizState } from './state.ts'

export const progressOf = (
  model: QuizModel,
  state: QuizState,
): { readonly answered: number; readonly total: number; readonly percent: number } => {
  const total = model.counted.length
  // A condition reads only questions of a lower level: this ends.
  const isDone = (id: string): boolean => {
    if (state.asked.has(id)) return answerTo(state.answers, id) !== undefined
    return state.withheld.has(id) || (model.conditions.get(id)?.reads.questions.every(isDone) ?? true)
  }
  const answered = model.counted.filter(isDone).length
  return { answered, total, percent: total === 0 ? 0 : Math.min(100, Math.round((answered / total) * 100)) }
}

/** How many questions of the steps before this place are asked and still open. */
export const unansweredBefore = (model: QuizModel, state: QuizState, step: number): number =>
  model.steps
    .slice(0, step)
    .flatMap((one) => (one.kind === 'questions' ? (model.sections.get(one.section)?.questions ?? []) : []))
    .filter(({ id }) => state.asked.has(id) && answerTo(state.answers, id) === undefined).length
