/** Where Next, Back, the browser's history and the review lead. */
import type { MissingAnswer } from '#engine/quiz/steps/required.ts'
import { withFoundDraft, type QuizContext } from './quiz.context.ts'
import {
  isPlaceShown,
  kindOf,
  placeAfter,
  placeBefore,
  placeOf,
  placeWith,
  screenOf,
  startOf,
  stepOfKind,
  type QuizPlace,
  type PlaceLink,
} from './quiz.places.ts'
import { missingIn } from './quiz.sendable.ts'

/**
 * Whether the browser's history may lead to this place. It leads to `analysing` only while nothing has changed since the answers were
 * last sent, so that going forward never starts a new submission.
 */
export const mayVisit = (context: QuizContext, place: QuizPlace): boolean => {
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
const nextPlace = (context: QuizContext): QuizPlace =>
  context.change ? startOf(context, context.change.review) : placeAfter(context)

/** Where BACK leads. */
export const previousPlace = (context: QuizContext): QuizPlace =>
  context.change ? startOf(context, context.change.review) : placeBefore(context)

/** At this place an answer is no longer changed from the review. */
const withoutChange = ({ change }: QuizContext, { group, step }: QuizPlace) => ({
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
  step: stepOfKind(context, 'results'),
  group: 0,
})
