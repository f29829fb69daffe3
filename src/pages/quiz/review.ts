import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { QuizSlice } from '#content/slices/slices.ts'
import { answerReader, fillAnswers } from '#engine/quiz/answers/answer-texts.ts'
import { lockedQuestions } from '#engine/quiz/consent.ts'
import { fill } from '#engine/format.ts'
import { effectiveAnswer } from '#engine/quiz/state.ts'
import { isVisible, questionsAt } from '#engine/quiz/steps/steps.ts'
import type { QuizContext } from '#machines/quiz/quiz.context.ts'

/** A question, or the photos, with what the visitor has entered. */
export type ReviewedItem = {
  /** Of the question; for photos that of their step. */
  readonly id: string
  readonly isQuestion: boolean
  readonly title: string
  /** In words. null: there is none. */
  readonly answer: string | null
  /** False while nobody has agreed to it. */
  readonly isSent: boolean
}

export type ReviewedStep = {
  readonly id: string
  readonly index: number
  readonly title: string
  readonly items: readonly ReviewedItem[]
}

/** Everything that is asked, step by step, with the answers. */
export const reviewOf = (
  { choices, consents, model, photos, state }: QuizContext,
  { format, photos: { required: total } }: Pick<QuizSlice['constants'], 'format' | 'photos'>,
): readonly ReviewedStep[] => {
  const locked = lockedQuestions(consents, choices)
  const reader = answerReader(model, (key) => effectiveAnswer(state, key), format.locale)
  return model.steps.flatMap((step, index): ReviewedStep[] => {
    if (!isVisible(model, state, index)) return []
    const { id, kind } = step
    const title = fillAnswers(step.title, reader)
    const asked = questionsAt(model, index).filter((question) => state.asked.has(question.id))
    const items: readonly ReviewedItem[] =
      kind === 'photos'
        ? [
            {
              id,
              isQuestion: false,
              title,
              answer: photos.length > 0 ? fill(later.page.review.photos, { count: photos.length, total }) : null,
              isSent: !locked.has('photos'),
            },
          ]
        : asked.map((question) => ({
            id: question.id,
            isQuestion: true,
            title: fillAnswers(question.title, reader),
            answer: reader.given(question.id),
            isSent: !locked.has(question.id),
          }))
    return items.length > 0 ? [{ id, index, title, items }] : []
  })
}
