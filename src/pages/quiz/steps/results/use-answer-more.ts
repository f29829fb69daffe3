import { firstUnanswered } from '#engine/quiz/steps/first-unanswered.ts'
import { isFinished } from '#machines/quiz/quiz.result.ts'
import { useQuiz, useQuizSelector } from '#pages/quiz/quiz-context.tsx'

/**
 * Returns a function that leads from a result to the first unanswered question. The answers stay, and are sent again together with the new
 * ones. null: every question is answered, or the page no longer has the answers of the result, as after a reload.
 */
export const useAnswerMore = (): (() => void) | null => {
  const { actor, stepSwitch } = useQuiz()
  const hasAnswers = useQuizSelector(({ context }) => isFinished(context))
  const { model, state } = useQuizSelector(({ context }) => context)
  const open = hasAnswers ? firstUnanswered(model, state) : null
  if (open === null) return null
  return () => {
    stepSwitch.focusOn(open.question)
    actor.send({ type: 'GO', ...open })
  }
}
