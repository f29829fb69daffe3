/** Where the visitor may go, and what the context is there. The arithmetic on the content is the engine's. */
import { isAnswerable, isVisible, nextStep, previousStep } from '#engine/quiz/steps.ts'
import type { Step } from '#types/content.generated.ts'
import type { StoredResult } from './draft.ts'
import { withFoundDraft, isUnderWay, type QuizContext } from './quiz.context.ts'

export const kindOf = ({ model }: QuizContext, step: number | null): Step['kind'] | undefined =>
  step === null ? undefined : model.steps[step]?.kind

const indexOf = ({ model }: QuizContext, kind: Step['kind']): number =>
  model.steps.findIndex((step) => step.kind === kind)

/** Everything is stored and nothing was changed since: Next leads to the result that is there. */
export const isFinished = ({ result, sending }: QuizContext): boolean =>
  sending?.kept === true && sending.id === result?.id

/** The result that was read is the one that this device keeps: after a retake it may be the one before. */
export const hasResult = ({ storedResult, result }: QuizContext): boolean =>
  result !== null && (storedResult === null || storedResult.id === result.id)

/** The secret that opens the result that is shown, never that of another one. */
export const tokenOfResult = ({ storedResult, result, sending }: QuizContext): string | undefined =>
  [storedResult, sending].find((one) => one?.id === result?.id)?.token

/** A result that this tab neither knows nor is about to have. */
export const isNewResult = ({ storedResult, sending }: QuizContext, { id }: StoredResult): boolean =>
  id !== storedResult?.id && id !== sending?.id

/** Something was answered that has not been sent, here or in the draft that was found: a new quiz would lose it. */
export const isUnfinished = ({ foundDraft, photos, sending, state }: QuizContext): boolean =>
  foundDraft !== null || (sending?.kept !== true && (Object.keys(state.answers).length > 0 || photos.length > 0))

/**
 * Whether the browser's history may lead to this step. It never sends anything new: to the sending it leads only while
 * nothing was changed since the last Next.
 */
export const mayVisit = (context: QuizContext, step: number): boolean => {
  const kind = kindOf(context, step)
  if (kind === 'analysing') return context.sending !== null
  if (kind === 'results') return context.result !== null || context.storedResult !== null
  if (kind === 'intro') return true
  const { model, state } = context.foundDraft ? withFoundDraft(context) : context
  return !context.answersGone && isVisible(model, state, step)
}

/** What was found on the device comes along: whoever walks through the history goes on with it. */
export const toVisitedStep = (context: QuizContext, step: number): QuizContext => ({ ...withFoundDraft(context), step })

export const toNextStep = (context: QuizContext): Partial<QuizContext> => ({
  step: nextStep(context.model, context.state, context.step),
  answersGone: false,
})

/** Next would send the answers. */
export const leadsToSending = (context: QuizContext): boolean =>
  kindOf(context, nextStep(context.model, context.state, context.step)) === 'analysing'

export const toPreviousStep = ({ model, state, step }: QuizContext): Partial<QuizContext> => ({
  step: previousStep(model, state, step),
})

export const toResults = (context: QuizContext): Partial<QuizContext> => ({ step: indexOf(context, 'results') })

/** The draft that was found is under way to the server. */
export const toResumedSubmission = (context: QuizContext): QuizContext => ({
  ...withFoundDraft(context),
  step: indexOf(context, 'analysing'),
})

/** The page was loaded again while a submission was under way: it goes on, and nobody is asked. */
export const wasSending = (context: QuizContext): boolean =>
  kindOf(context, context.initialStep) === 'analysing' &&
  context.foundDraft !== null &&
  isUnderWay(context, context.foundDraft)

/** The page was loaded by a link to the result, or again on a result that can be opened. */
export const wasOnResults = (context: QuizContext): boolean =>
  context.opensResult || (context.storedResult !== null && kindOf(context, context.initialStep) === 'results')

/** The page was loaded again at a step whose answers have given way to their result since. */
export const wasFinished = ({ storedResult, model, initialStep, entryWrittenAt }: QuizContext): boolean =>
  storedResult !== null &&
  initialStep !== null &&
  (isAnswerable(model, initialStep) || model.steps[initialStep]?.kind === 'analysing') &&
  Date.parse(storedResult.at) >= entryWrittenAt
