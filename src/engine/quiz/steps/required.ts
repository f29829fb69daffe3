import { questionsIn } from '#engine/quiz/question-kinds.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { effectiveAnswer, type QuizState } from '#engine/quiz/state.ts'

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
 * @param exempt questions whose answers are not sent (`lockedQuestions`), or that may never have been shown (`withDependents`)
 */
export const missingAnswers = (
  model: QuizModel,
  state: QuizState,
  exempt: ReadonlySet<string>,
): readonly MissingAnswer[] =>
  model.steps.flatMap((_, step) =>
    questionsAt(model, step).flatMap(({ id, required }): MissingAnswer[] =>
      required && state.asked.has(id) && !exempt.has(id) && effectiveAnswer(state, id) === undefined
        ? [{ question: id, step, message: required === true ? null : required.message }]
        : [],
    ),
  )

/**
 * These questions, and all whose conditions read them, directly or through others. Without the answers of undecided consents nobody
 * but the device can tell whether one of them is asked.
 */
export const withDependents = (
  { readers }: Pick<QuizModel, 'readers'>,
  questions: Iterable<string>,
): ReadonlySet<string> => {
  const found = new Set(questions)
  // A set also iterates over what is added meanwhile.
  for (const id of found) for (const dependent of readers.get(id) ?? []) found.add(dependent)
  return found
}

/** The questions that a step (an index) asks, or its text. */
export const questionsAt = (model: QuizModel, step: number) => {
  const one = model.steps[step]
  if (one?.kind === 'text') return [one.question]
  const section = one?.kind === 'questions' ? model.sections.get(one.section) : undefined
  return section ? questionsIn(section) : []
}

/** Whether a question is asked and has no answer. A free text never counts: it may always be left empty. */
export const isUnanswered = (model: QuizModel, state: QuizState, id: string): boolean =>
  model.questions.has(id) && state.asked.has(id) && effectiveAnswer(state, id) === undefined

/** The index of the step that asks a question. -1: none does. */
export const stepOf = (model: QuizModel, question: string): number =>
  model.steps.findIndex((_, step) => questionsAt(model, step).some(({ id }) => id === question))
