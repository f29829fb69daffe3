/** What a page that is loaded again goes on with. */
import { isAnswerable } from '#engine/quiz/steps/steps.ts'
import type { StoredQuiz } from '#machines/draft.ts'
import { isUnderWay, withFoundDraft, type QuizContext } from './quiz.context.ts'
import { kindOf, stepOfKind } from './quiz.places.ts'

/** After the device store was read. A draft of another quiz is ignored. */
export const withStoredQuiz = (context: QuizContext, stored: StoredQuiz): QuizContext => ({
  ...context,
  foundDraft: stored.draft?.quiz === context.quizId ? stored.draft : null,
  unreadable: stored.unreadable,
  storedResult: stored.result,
})

/**
 * The page was reloaded, or closed and opened again, during a submission: it continues without asking the visitor. A page that was
 * reloaded at another step has been left in the middle of an answer.
 */
export const wasSending = (context: QuizContext): boolean => {
  const { foundDraft: draft, initialStep, model } = context
  if (draft === null || !isUnderWay(context, draft)) return false
  const step = initialStep ?? model.steps.findIndex(({ id }) => id === draft.step)
  return kindOf(context, step) === 'analysing'
}

/** The page was loaded through a link to the result, or reloaded on a result that the device has stored. */
export const wasOnResults = (context: QuizContext): boolean =>
  context.opensResult || (context.storedResult !== null && kindOf(context, context.initialStep) === 'results')

/** The page was loaded at a step whose answers have been sent since its history entry was written. */
export const wasFinished = (context: QuizContext): boolean => {
  const { entryWrittenAt, initialStep, model, storedResult } = context
  if (storedResult === null || initialStep === null) return false
  const hadAnswers = isAnswerable(model, initialStep) || kindOf(context, initialStep) === 'analysing'
  return hadAnswers && Date.parse(storedResult.at) >= entryWrittenAt
}

/** Continues the submission of the draft that was found. */
export const toResumedSubmission = (context: QuizContext): QuizContext => ({
  ...withFoundDraft(context),
  step: stepOfKind(context, 'analysing'),
  group: 0,
})
