import { ownProperty } from '#engine/own-property.ts'
import { acceptAnswers, type Answers } from './answers/answers.ts'
import { partsOfKey } from './answers/option-texts.ts'
import type { QuizModel } from './quiz.ts'

/** Takes the answers of a draft over to a newer content: those that are still valid stay, and the others are listed. */
export const migrateAnswers = (
  model: QuizModel,
  draft: {
    readonly answers: Readonly<Record<string, unknown>>
    /** The titles of all questions of the draft's version, by question id. */
    readonly titles: Readonly<Record<string, string>>
  },
): {
  readonly answers: Answers
  /** Titles of questions that were answered and are no longer asked. */
  readonly gone: readonly string[]
  /** Ids of questions that are new, or whose answer could not be taken over completely. */
  readonly changed: readonly string[]
} => {
  const { answers, refused } = acceptAnswers(model, draft.answers, 'kept')
  const isGone = (id: string): boolean => !model.questions.has(id) && !model.texts.has(id)
  // The text of an option is part of the answer to its question.
  const dropped = new Set(refused.map(({ question }) => partsOfKey(question)[0]))
  const isNew = (id: string): boolean => model.questions.has(id) && !Object.hasOwn(draft.titles, id)
  return {
    answers,
    gone: [...new Set(Object.keys(draft.answers).map((key) => partsOfKey(key)[0]))]
      .filter(isGone)
      .map((id) => ownProperty(draft.titles, id) || id),
    changed: [...model.questions.keys(), ...model.texts.keys()].filter((id) => dropped.has(id) || isNew(id)),
  }
}
