import type { QuizModel } from '#engine/quiz/quiz.ts'
import { effectiveAnswer, type QuizState } from '#engine/quiz/state.ts'
import { questionsAt } from './steps.ts'

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
