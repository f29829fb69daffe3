import { timeAt, type ActiveTime } from '#engine/quiz/active-time.ts'
import { isAnswerable } from '#engine/quiz/steps.ts'
import type { Step } from '#types/content.generated.ts'
import type { MissingAnswer } from '#engine/quiz/required.ts'
import { missingIn } from './quiz.sendable.ts'
import type { StoredResult } from './draft.ts'
import { withFoundDraft, isUnderWay, type QuizContext } from './quiz.context.ts'
import {
  isPlaceShown,
  placeAfter,
  placeBefore,
  placeOf,
  placeWith,
  screenOf,
  startOf,
  type Place,
  type PlaceLink,
} from './quiz.places.ts'

/** undefined: there is no step with this index. */
export const kindOf = ({ model }: QuizContext, step: number | null): Step['kind'] | undefined =>
  step === null ? undefined : model.steps[step]?.kind

/** The visitor does something now. What passes before the introduction is left is no part of the quiz. */
export const timeOf = (context: QuizContext): ActiveTime => {
  const time = timeAt(context.time, context.now())
  return kindOf(context, context.step) === 'intro' ? { ...time, lastAt: null } : time
}

const indexOf = ({ model }: QuizContext, kind: Step['kind']): number =>
  model.steps.findIndex((step) => step.kind === kind)

/** Everything was sent and nothing has changed since: NEXT leads to the existing result. */
export const isFinished = ({ result, sending }: QuizContext): boolean =>
  sending?.kept === true && sending.id === result?.id

/** Whether `result` is the one that the device has stored. After a retake it may still be the previous one. */
export const hasResult = ({ storedResult, result }: QuizContext): boolean =>
  result !== null && (storedResult === null || storedResult.id === result.id)

/** The claim token of the result that is shown. Undefined if the device has only the token of another one. */
export const tokenOfResult = ({ storedResult, result, sending }: QuizContext): string | undefined =>
  [storedResult, sending].find((one) => one?.id === result?.id)?.token

/** Whether a result is neither known to this tab nor about to be read by it. */
export const isNewResult = ({ storedResult, sending }: QuizContext, { id }: StoredResult): boolean =>
  id !== storedResult?.id && id !== sending?.id

/** Whether there are answers or photos that were not sent. */
export const hasUnsent = ({ photos, sending, state }: QuizContext): boolean =>
  !sending?.kept && (Object.keys(state.answers).length > 0 || photos.length > 0)

/** The same, here or in a draft that was found: a new quiz would lose them. */
export const isUnfinished = (context: QuizContext): boolean => context.foundDraft !== null || hasUnsent(context)

/**
 * Whether the browser's history may lead to this place. It leads to `analysing` only while nothing has changed since the answers were
 * last sent, so that going forward never starts a new submission.
 */
export const mayVisit = (context: QuizContext, place: Place): boolean => {
  const kind = kindOf(context, place.step)
  if (kind === 'analysing') return context.sending !== null
  if (kind === 'results') return context.result !== null || context.storedResult !== null
  if (kind === 'intro') return true
  return !context.answersGone && isPlaceShown(context.foundDraft ? withFoundDraft(context) : context, place)
}

/** Going to a place through the history continues a draft that was found. */
export const toVisitedPlace = (context: QuizContext, link: PlaceLink): QuizContext => {
  const continued = withFoundDraft(context)
  return { ...continued, ...withoutChange(context, placeOf(continued, link)) }
}

/** Where NEXT leads: to the following place or, after a change of an answer, to the review. */
const nextPlace = (context: QuizContext): Place =>
  context.change ? startOf(context, context.change.review) : placeAfter(context)

/** Where BACK leads. */
export const previousPlace = (context: QuizContext): Place =>
  context.change ? startOf(context, context.change.review) : placeBefore(context)

export const isSamePlace = (one: Place, other: Place): boolean => one.step === other.step && one.group === other.group

/** At this place an answer is no longer changed from the review. */
const withoutChange = ({ change }: QuizContext, { group, step }: Place) => ({
  step,
  group,
  change: null,
  changedItem: step === change?.review ? change.item : null,
})

export const toNextPlace = (context: QuizContext): Partial<QuizContext> => ({
  ...withoutChange(context, nextPlace(context)),
  answersGone: false,
})

/** From the review to the answer of one question, or to the photos: Next and Back then lead to the review again. */
export const toChange = (
  context: QuizContext,
  { item, step }: { readonly step: number; readonly item: string },
): Partial<QuizContext> => ({
  ...placeWith(context, step, item),
  change: { review: context.step, item },
})

/** Required questions without an answer that keep NEXT from going on: of this screen or, if it would send the answers, of all. */
const missingBefore = (context: QuizContext): readonly MissingAnswer[] => {
  const all = missingIn(context)
  const { key } = screenOf(context)
  const here = all.filter(({ question, step }) => screenOf(context, placeWith(context, step, question)).key === key)
  return here.length > 0 || !leadsToSending(context) ? here : all
}

export const isMissing = (context: QuizContext): boolean => missingBefore(context).length > 0

/** Leads to the first place with a required question that has no answer, most often the current one. */
export const toMissing = (context: QuizContext): Partial<QuizContext> => {
  const missing = missingBefore(context)
  const { question: item = '', step = context.step } = missing[0] ?? {}
  const isReviewed = kindOf(context, context.step) === 'review'
  return {
    missing,
    refusals: context.refusals + 1,
    ...(isReviewed ? toChange(context, { step, item }) : placeWith(context, step, item)),
  }
}

/** Whether NEXT would send the answers. */
export const leadsToSending = (context: QuizContext): boolean =>
  kindOf(context, nextPlace(context).step) === 'analysing'

export const toPreviousPlace = (context: QuizContext): Partial<QuizContext> =>
  withoutChange(context, previousPlace(context))

export const toResults = (context: QuizContext): Partial<QuizContext> => ({
  step: indexOf(context, 'results'),
  group: 0,
})

/** Continues the submission of the draft that was found. */
export const toResumedSubmission = (context: QuizContext): QuizContext => ({
  ...withFoundDraft(context),
  step: indexOf(context, 'analysing'),
  group: 0,
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
export const wasFinished = ({ storedResult, model, initialStep, entryWrittenAt }: QuizContext): boolean =>
  storedResult !== null &&
  initialStep !== null &&
  (isAnswerable(model, initialStep) || model.steps[initialStep]?.kind === 'analysing') &&
  Date.parse(storedResult.at) >= entryWrittenAt
