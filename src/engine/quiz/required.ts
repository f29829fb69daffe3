import { questionsIn } from './question-kinds.ts'
import type { QuizModel } from './quiz.ts'
import { effectiveAnswer, type QuizState } from './state.ts'

/** A required question without an answer. */
export type MissingAnswer = {
  readonly question: string
  /** Index of the step that asks it. */
  readonly step: number
  /** Its own message. null: the general one is shown. */
  readonly message: string | null
}

/**
 * The required questions that are asked and have no answer, in the order of the steps. "Prefer not to say" is an answer.
 *
 * @param locked questions that nobody has agreed to (`lockedQuestions`): their answers would not be sent
 */
export const missingAnswers = (
  model: QuizModel,
  state: QuizState,
  locked: ReadonlySet<string>,
): readonly MissingAnswer[] =>
  model.steps.flatMap((_, step) =>
    questionsAt(model, step).flatMap(({ id, required }): MissingAnswer[] =>
      required && state.asked.has(id) && !locked.has(id) && effectiveAnswer(state, id) === undefined
        ? [{ question: id, step, message: required === true ? null : required.message }]
        : [],
    ),
  )

/** The questions that a step (an index) asks, or its text. */
export const questionsAt = (model: QuizModel, step: number) => {
  const one = model.steps[step]
  if (one?.kind === 'text') return [one.question]
  const section = one?.kind === 'questions' ? model.sections.get(one.section) : undefined
  return section ? questionsIn(section) : []
}

/** The index of the step that asks a question. -1: none does. */
export const stepOf = (model: QuizModel, question: string): number =>
  model.steps.findIndex((_, step) => questionsAt(model, step).some(({ id }) => id === question))
