import type { QuizModel } from '#engine/quiz/quiz.ts'
import { effectiveAnswer, type QuizState } from '#engine/quiz/state.ts'
import { isUnanswered, questionsAt } from './steps.ts'

/**
 * How much of the quiz is done. `percent` is an integer from 0 to 100, and 100 only when nothing is open.
 *
 * `answered` also counts questions that will not be asked: their consent was declined, or their condition does not hold and the
 * questions that it reads are done. Without that, progress could never reach 100. `dependent`: how many others are not asked yet,
 * because a question that decides it is open.
 */
export const progressOf = (
  model: QuizModel,
  state: QuizState,
): { readonly answered: number; readonly total: number; readonly percent: number; readonly dependent: number } => {
  const total = model.questions.size
  // Several questions may read the same one: each is looked at once.
  const known = new Map<string, boolean>()
  const isDone = (id: string): boolean => {
    const done = known.get(id) ?? isDoneNow(id)
    known.set(id, done)
    return done
  }
  // The recursion ends, because a condition reads only questions of a lower level.
  const isDoneNow = (id: string): boolean => {
    // A text that may be left empty is done without an answer.
    const text = model.texts.get(id)
    if (state.asked.has(id)) return effectiveAnswer(state, id) !== undefined || (text && !text.required) === true
    return state.withheld.has(id) || (model.conditions.get(id)?.reads.questions.every(isDone) ?? true)
  }
  const open = [...model.questions.keys()].filter((id) => !isDone(id))
  const answered = total - open.length
  const most = answered === total ? 100 : 99
  return {
    answered,
    total,
    percent: total === 0 ? 0 : Math.min(most, Math.round((answered / total) * 100)),
    dependent: open.filter((id) => !state.asked.has(id)).length,
  }
}

/** Of all the minutes of a quiz those for the open questions, rounded up. */
export const minutesLeft = (
  minutes: number,
  { answered, total }: Pick<ReturnType<typeof progressOf>, 'answered' | 'total'>,
): number => Math.max(1, Math.ceil((minutes * (total - answered)) / Math.max(1, total)))

/** How many asked questions of the steps before this one (an index) have no answer. */
export const unansweredBefore = (model: QuizModel, state: QuizState, step: number): number =>
  model.steps
    .slice(0, step)
    .flatMap((_, at) => questionsAt(model, at).map(({ id }) => id))
    .filter((id) => isUnanswered(model, state, id)).length

/** Of all the minutes of a quiz those from this step (an index) on. A question that was skipped takes none. */
export const minutesFrom = (minutes: number, model: QuizModel, state: QuizState, step: number): number => {
  const { answered, total } = progressOf(model, state)
  return minutesLeft(minutes, { answered: answered + unansweredBefore(model, state, step), total })
}
