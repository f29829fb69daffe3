/** Texts of the quiz that repeat an earlier answer. Only these depend on the answers; all others stay plain texts. */
import type { ReactNode } from 'react'
import { questionFeatures } from 'virtual:content/modules'
import type { QuizSlice } from '#content/slices/slices.ts'
import { answerReader, fillAnswers, readsAnswers } from '#engine/quiz/answers/answer-texts.ts'
import { effectiveAnswer } from '#engine/quiz/state.ts'
import type { QuizSnapshot } from '#machines/quiz/quiz.actor.ts'
import { useQuiz, useQuizSelector } from './quiz-context.tsx'

/**
 * The text, or an element that follows the answers. `questionFeatures.answers` is a constant of the build, and is in each condition:
 * the bundler then leaves all of this out of a quiz without such a text.
 */
export const filled = (text: string): ReactNode =>
  questionFeatures.answers && readsAnswers(text) ? <AnswerText text={text} /> : text

/** The text with the answers of now, for announcements and lists. */
export const filledNow = (text: string, { context: { model, state } }: QuizSnapshot, content: QuizSlice): string =>
  questionFeatures.answers && readsAnswers(text)
    ? fillAnswers(
        text,
        answerReader(model, (key) => effectiveAnswer(state, key), content.constants.format.locale),
      )
    : text

const AnswerText = ({ text }: { readonly text: string }) => {
  const { content } = useQuiz()
  return useQuizSelector((snapshot) => filledNow(text, snapshot, content))
}
