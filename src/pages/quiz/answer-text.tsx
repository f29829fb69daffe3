/** Texts of the quiz that repeat an earlier answer. Only these depend on the answers; all others stay plain texts. */
import type { ReactNode } from 'react'
import { textFeatures } from 'virtual:content/modules'
import type { QuizSlice } from '#content/vite/slices.ts'
import { answerReader, fillAnswers, readsAnswers } from '#engine/quiz/answer-texts.ts'
import { effectiveAnswer } from '#engine/quiz/state.ts'
import type { QuizSnapshot } from '#machines/quiz.actor.ts'
import { useQuiz, useQuizSelector } from './quiz-context.tsx'

/** A constant of the build: without such a text, nothing of this is loaded. */
const repeats = (text: string): boolean => textFeatures.answers && readsAnswers(text)

/** The text, or an element that follows the answers. */
export const filled = (text: string): ReactNode => (repeats(text) ? <AnswerText text={text} /> : text)

/** The text with the answers of now, for announcements and lists. */
export const filledNow = (text: string, { context: { model, state } }: QuizSnapshot, content: QuizSlice): string =>
  repeats(text)
    ? fillAnswers(
        text,
        answerReader(model, (key) => effectiveAnswer(state, key), content.constants.format.locale),
      )
    : text

const AnswerText = ({ text }: { readonly text: string }) => {
  const { content } = useQuiz()
  return useQuizSelector((snapshot) => filledNow(text, snapshot, content))
}
