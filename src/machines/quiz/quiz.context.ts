import { noTime, secondsIn, storedTime, timeAt, type ActiveTime } from '#engine/quiz/steps/active-time.ts'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import type { Consent, ConsentChoice, ConsentChoices } from '#engine/quiz/consent.ts'
import { withheldQuestions } from '#engine/quiz/consent.ts'
import { migrateAnswers } from '#engine/quiz/draft.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import type { MissingAnswer } from '#engine/quiz/steps/required.ts'
import { openQuiz, setWithheld, type QuizState } from '#engine/quiz/state.ts'
import { firstStep, landingStep } from '#engine/quiz/steps/steps.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Failure } from '#types/failure.ts'
import type { Draft, StoredResult, Sending } from '#machines/draft.ts'
import { groupId, groupIn, kindOf, placeWith, startOf, type QuizView } from './quiz.places.ts'

/** What the page provides when it creates the machine. The whole input stays in the context. */
export type QuizInput = {
  readonly model: QuizModel
  readonly quizId: string
  readonly contentVersion: string
  readonly consents: readonly Consent[]
  /** The shortest time that the step `analysing` is shown. */
  readonly analysingDelayMs: number
  /**
   * Index of the step in the history entry that was loaded: after a reload, or when the visitor comes back from another page.
   * null: a new entry.
   */
  readonly initialStep: number | null
  /** When that entry was written, in milliseconds since 1970. 0 for a new entry. */
  readonly entryWrittenAt: number
  /** The URL asks for the result. */
  readonly opensResult: boolean
  /** Absent: all questions on one page. */
  readonly view?: QuizView
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number
}

/** What could not be carried over from a draft of another content version; see `migrateAnswers`. */
export type NotCarriedOver = { readonly gone: readonly string[]; readonly changed: readonly string[] }

export type QuizContext = QuizInput & {
  readonly state: QuizState
  readonly view: QuizView
  /** Index of the current step. */
  readonly step: number
  /** Index of the current group of the step. All of them are shown while the visitor wants one page. */
  readonly group: number
  readonly choices: ConsentChoices
  /** How long the visitor has been busy with these answers. */
  readonly time: ActiveTime
  /** Views that have a photo. The photos themselves are in the device store. */
  readonly photos: readonly string[]
  readonly photosSubmitted: boolean
  /** A draft from the device or another tab that the visitor has not decided on yet. */
  readonly foundDraft: Draft | null
  /** Shown until the next transition that replaces the answers. */
  readonly notCarriedOver: NotCarriedOver | null
  /** The device has a draft that could not be read. */
  readonly unreadable: boolean
  /** The visitor pressed Get Started before the device store had been read. */
  readonly startRequested: boolean
  /** The keys under which exactly these answers are, or were, sent. null as soon as an answer, photo or consent changes. */
  readonly sending: Sending | null
  /** The result that this device has stored. */
  readonly storedResult: StoredResult | null
  /** The result as the server has sent it. */
  readonly result: ResultReply | null
  /** Why the result could not be read again. */
  readonly resultFailure: Failure | null
  /** The page was loaded on a result, whose answers are no longer on the device: the steps before it have nothing to show. */
  readonly answersGone: boolean
  /** The visitor changes an answer from the review (a step): Next and Back lead there again. */
  readonly change: { readonly review: number; readonly item: string } | null
  /** The id of the question, or `photos`, from which the visitor has just returned to the review. */
  readonly changedItem: string | null
  /** Required questions that had no answer when NEXT was refused: their error is shown until they have one. */
  readonly missing: readonly MissingAnswer[]
  /** How often NEXT was refused because of them. */
  readonly refusals: number
  /** How often NEXT would have sent the answers, but an answer has to be corrected first. */
  readonly blockedSends: number
}

/** The context before the device has been read: first step, no answers, no consents. */
export const initialContext = (input: QuizInput): QuizContext => ({
  ...input,
  state: openQuiz(input.model, {}),
  view: input.view ?? { onePage: true, advances: false },
  step: firstStep(input.model),
  group: 0,
  choices: {},
  time: noTime,
  photos: [],
  photosSubmitted: false,
  foundDraft: null,
  notCarriedOver: null,
  unreadable: false,
  startRequested: false,
  sending: null,
  storedResult: null,
  result: null,
  resultFailure: null,
  answersGone: false,
  change: null,
  changedItem: null,
  missing: [],
  refusals: 0,
  blockedSends: 0,
})

/** No answers, at the first step that asks something. Of what the device has stored only the result stays. */
export const restarted = (context: QuizContext): QuizContext => {
  const fresh = initialContext(context)
  return { ...fresh, storedResult: context.storedResult, ...startOf(fresh, landingStep(fresh.model, fresh.state, 0)) }
}

/**
 * Whether the draft belongs to a submission that can be continued after a reload. Before the server has stored it, that needs the
 * content version that it was made with.
 */
export const isUnderWay = ({ contentVersion }: QuizContext, { contentVersion: version, sending }: Draft): boolean =>
  sending !== null && (sending.id !== null || version === contentVersion)

/**
 * Goes on with the draft that was found. Answers that the current content does not allow are left out and listed in `notCarriedOver`. The
 * step is the one of the draft or, if it is not shown any more, the next one that is.
 */
export const withFoundDraft = (context: QuizContext): QuizContext => {
  const draft = context.foundDraft
  if (!draft) return context
  const { answers, gone, changed } = migrateAnswers(context.model, draft)
  const sameQuiz = draft.contentVersion === context.contentVersion
  const state = openQuiz(context.model, answers, withheldQuestions(context.consents, draft.consents))
  const underWay = isUnderWay(context, draft)
  const step = context.model.steps.findIndex(({ id }) => id === draft.step)
  const isSending = underWay && context.model.steps[step]?.kind === 'analysing'
  const continued = {
    ...context,
    foundDraft: null,
    state,
    choices: Object.fromEntries(
      Object.entries(draft.consents).map(([id, made]) => [id, { contentVersion: draft.contentVersion, ...made }]),
    ),
    time: storedTime(draft.seconds),
    photos: draft.photos,
    sending: underWay ? draft.sending : null,
    notCarriedOver: !sameQuiz && (gone.length > 0 || changed.length > 0) ? { gone, changed } : null,
  }
  const landing = isSending ? step : landingStep(context.model, state, step)
  return { ...continued, ...placeWith(continued, landing, draft.group) }
}

/** Changes the view (one page or groups) and stays at the same place. */
export const withView = (
  context: QuizContext,
  { question = groupId(context), view }: { readonly view: QuizView; readonly question?: string },
): QuizContext => {
  const changed = { ...context, view }
  return { ...changed, ...placeWith(changed, context.step, question) }
}

/** A consent choice, or null to take it back. What it unlocks or withholds is worked out again. */
export const withChoice = (context: QuizContext, consent: string, choice: ConsentChoice | null): QuizContext => {
  const { [consent]: _, ...others } = context.choices
  const { contentVersion } = context
  return withChoices(context, choice ? { ...others, [consent]: { contentVersion, ...choice } } : others)
}

/** Takes back the choices on these consents, because they have to be read again. Answers stay. */
export const withoutChoices = (context: QuizContext, consents: readonly string[]): QuizContext =>
  withChoices(
    context,
    Object.fromEntries(Object.entries(context.choices).filter(([consent]) => !consents.includes(consent))),
  )

const withChoices = (context: QuizContext, choices: ConsentChoices): QuizContext => ({
  ...context,
  choices,
  state: setWithheld(context.model, context.state, withheldQuestions(context.consents, choices)),
  sending: null,
})

/** The content was edited while the page is open: answers that it still allows stay. */
export const withContent = (
  context: QuizContext,
  { model, version }: { readonly model: QuizModel; readonly version: string },
): QuizContext => {
  const changed = {
    ...context,
    model,
    contentVersion: version,
    step: Math.min(context.step, model.steps.length - 1),
    state: openQuiz(model, acceptAnswers(model, context.state.answers, 'kept').answers, context.state.withheld),
    sending: null,
  }
  return { ...changed, ...placeWith(changed, changed.step, groupId(context)) }
}

/** Counts the time until now. The time before the visitor leaves the introduction does not count. */
export const timeOf = (context: QuizContext): ActiveTime => {
  const time = timeAt(context.time, context.now())
  return kindOf(context, context.step) === 'intro' ? { ...time, lastAt: null } : time
}

const titles = new WeakMap<QuizModel, Draft['titles']>()
/** Cached, because a draft is written after every answer. */
const titlesOf = (model: QuizModel): Draft['titles'] => {
  const known = titles.get(model) ?? Object.fromEntries([...model.questions].map(([id, { title }]) => [id, title]))
  titles.set(model, known)
  return known
}

/** The draft that is saved on the device. `now`: ISO time. */
export const draftOf = (context: QuizContext, now: string): Draft => ({
  quiz: context.quizId,
  contentVersion: context.contentVersion,
  step: context.model.steps[context.step]?.id ?? '',
  ...groupIn(context),
  answers: context.state.answers,
  consents: context.choices,
  titles: titlesOf(context.model),
  photos: context.photos,
  sending: context.sending,
  ...secondsIn(context.time),
  savedAt: now,
})
