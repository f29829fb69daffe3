import { acceptAnswers, overlongTexts, type Answers } from '#engine/quiz/answers.ts'
import type { Consent, ConsentChoice, ConsentChoices } from '#engine/quiz/consent.ts'
import { choiceOf, lockedQuestions, withheldQuestions } from '#engine/quiz/consent.ts'
import { carryOver } from '#engine/quiz/draft.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { effectiveAnswers, openQuiz, setAnswers, type QuizState } from '#engine/quiz/state.ts'
import { landingStep, nextStep } from '#engine/quiz/steps.ts'
import type { ResultReply } from '#types/api.generated.ts'
import type { Draft, StoredQuiz, StoredResult, Sending } from './draft.ts'

/** What the page gives the machine once. */
export type QuizInput = {
  readonly model: QuizModel
  readonly quizId: string
  readonly contentVersion: string
  readonly consents: readonly Consent[]
  readonly analysingDelayMs: number
  /** The step of the browser's history entry that is loaded: not null after a reload, or when somebody comes back from another page. */
  readonly initialStep: number | null
  /** When that entry was written, in milliseconds. 0 without one. */
  readonly entryWrittenAt: number
  /** The address asks for the result. */
  readonly opensResult: boolean
}

/** What a newer quiz did with an older draft. */
export type Changes = { readonly gone: readonly string[]; readonly changed: readonly string[] }

export type QuizContext = QuizInput & {
  readonly state: QuizState
  readonly step: number
  readonly choices: ConsentChoices
  readonly photos: readonly string[]
  readonly foundDraft: Draft | null
  readonly changes: Changes | null
  readonly unreadable: boolean
  /** Get Started was pressed before the device had been searched for a draft. */
  readonly startRequested: boolean
  readonly sending: Sending | null
  readonly storedResult: StoredResult | null
  readonly result: ResultReply | null
  /** The page was loaded again after a result had taken the place of its answers: its steps have nothing to show. */
  readonly answersGone: boolean
  /** How often the sending was asked for in vain, because a text is too long. */
  readonly blockedSends: number
}

export const initialContext = (input: QuizInput): QuizContext => ({
  ...input,
  state: openQuiz(input.model, {}),
  step: 0,
  choices: {},
  photos: [],
  foundDraft: null,
  changes: null,
  unreadable: false,
  startRequested: false,
  sending: null,
  storedResult: null,
  result: null,
  answersGone: false,
  blockedSends: 0,
})

/** The context of a visitor who starts again: what was found on the device is forgotten, but for a result. */
export const restarted = (context: QuizContext): QuizContext => {
  const fresh = initialContext(context)
  return { ...fresh, storedResult: context.storedResult, step: nextStep(fresh.model, fresh.state, 0) }
}

/** A submission that was begun goes on after a reload, unless the quiz has changed before it was stored. */
export const isUnderWay = ({ contentVersion }: QuizContext, { contentVersion: version, sending }: Draft): boolean =>
  sending !== null && (sending.id !== null || version === contentVersion)

/** The kept draft, carried over to the content of today: what still fits stays, the rest is named. */
export const withFoundDraft = (context: QuizContext): QuizContext => {
  const draft = context.foundDraft
  if (!draft) return context
  const { answers, gone, changed } = carryOver(context.model, draft)
  const sameQuiz = draft.contentVersion === context.contentVersion
  const state = openQuiz(context.model, answers, withheldQuestions(context.consents, draft.consents))
  const underWay = isUnderWay(context, draft)
  const step = context.model.steps.findIndex(({ id }) => id === draft.step)
  const isSending = underWay && context.model.steps[step]?.kind === 'analysing'
  return {
    ...context,
    foundDraft: null,
    state,
    choices: Object.fromEntries(
      Object.entries(draft.consents).map(([id, made]) => [id, { contentVersion: draft.contentVersion, ...made }]),
    ),
    photos: draft.photos,
    sending: underWay ? draft.sending : null,
    step: isSending ? step : landingStep(context.model, state, step),
    changes: !sameQuiz && (gone.length > 0 || changed.length > 0) ? { gone, changed } : null,
  }
}

export const withStoredQuiz = (context: QuizContext, kept: StoredQuiz): QuizContext => ({
  ...context,
  foundDraft: kept.draft?.quiz === context.quizId ? kept.draft : null,
  unreadable: kept.unreadable,
  storedResult: kept.result,
})

/** Whether another tab has kept something else than this one knows. Where it stands, and when, is no difference. */
export const draftDiffers = ({ choices, photos, quizId, state }: QuizContext, draft: Draft): boolean =>
  draft.quiz === quizId &&
  !(
    isEqual(draft.answers, state.answers) &&
    isEqual(draft.consents, choices) &&
    isEqual([...draft.photos].sort(), [...photos].sort())
  )

const isEqual = (one: object, other: object): boolean => {
  const [ours, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return (
    ours.size === theirs.size &&
    [...ours].every(([key, value]) => JSON.stringify(value) === JSON.stringify(theirs.get(key)))
  )
}

/** This tab's answers go on. Pictures are the device's: all tabs have the same, and none after a result. */
export const keepOwnAnswers = (context: QuizContext): QuizContext => ({
  ...context,
  photos: context.foundDraft?.photos ?? [],
  foundDraft: null,
  sending: null,
})

/** The answer to this question has changed, and may have changed others. */
export const withAnswer = (context: QuizContext, answers: Answers, question: string): Partial<QuizContext> => ({
  state: setAnswers(context.model, context.state, answers, [question]),
  sending: null,
})

export const withChoice = (context: QuizContext, consent: string, choice: ConsentChoice | null): QuizContext => {
  const { [consent]: _, ...others } = context.choices
  const { contentVersion } = context
  return withChoices(context, choice ? { ...others, [consent]: { contentVersion, ...choice } } : others)
}

/** These have to be read again: no choice is made on them. Answers stay. */
export const withoutChoices = (context: QuizContext, consents: readonly string[]): QuizContext =>
  withChoices(
    context,
    Object.fromEntries(Object.entries(context.choices).filter(([consent]) => !consents.includes(consent))),
  )

const withChoices = (context: QuizContext, choices: ConsentChoices): QuizContext => ({
  ...context,
  choices,
  state: openQuiz(context.model, context.state.answers, withheldQuestions(context.consents, choices)),
  sending: null,
})

/** The content was edited while the quiz is open: every answer that still fits stays. */
export const withContent = (context: QuizContext, model: QuizModel, contentVersion: string): QuizContext => ({
  ...context,
  model,
  contentVersion,
  step: Math.min(context.step, model.steps.length - 1),
  state: openQuiz(model, acceptAnswers(model, context.state.answers, 'kept').answers, context.state.withheld),
  sending: null,
})

const titles = new WeakMap<QuizModel, Draft['titles']>()
/** Made once for a quiz: a draft is written at every answer. */
const titlesOf = (model: QuizModel): Draft['titles'] => {
  const known = titles.get(model) ?? Object.fromEntries([...model.questions].map(([id, { title }]) => [id, title]))
  titles.set(model, known)
  return known
}

/** What is kept on the device after every change. */
export const draftOf = (context: QuizContext, now: string): Draft => ({
  quiz: context.quizId,
  contentVersion: context.contentVersion,
  step: context.model.steps[context.step]?.id ?? '',
  answers: context.state.answers,
  consents: context.choices,
  titles: titlesOf(context.model),
  photos: context.photos,
  sending: context.sending,
  savedAt: now,
})

/** The answers that may leave the device: those that count, without what no consent has unlocked. */
export const sendableAnswers = (context: QuizContext): Answers => {
  const locked = lockedQuestions(context.consents, context.choices)
  return Object.fromEntries(Object.entries(effectiveAnswers(context.state)).filter(([id]) => !locked.has(id)))
}

export type OverlongText = {
  readonly question: string
  readonly title: string
  readonly over: number
  readonly step: number
}

/** What has to be made shorter before anything is sent: of the answers that would be sent, each with the step it stands in. */
export const textsToShorten = (context: QuizContext): readonly OverlongText[] => {
  const { model } = context
  const stepOf = (id: string): number =>
    model.steps.findIndex((step) =>
      step.kind === 'questions'
        ? model.sections.get(step.section)?.questions.some((question) => question.id === id)
        : step.kind === 'text' && step.question.id === id,
    )
  return overlongTexts(model, sendableAnswers(context))
    .map(({ question, over }) => ({
      question,
      over,
      title: (model.questions.get(question) ?? model.texts.get(question))?.title ?? question,
      step: stepOf(question),
    }))
    .sort((one, other) => one.step - other.step)
}

/** Views of photos that may leave the device. */
export const sendablePhotos = (context: QuizContext): readonly string[] =>
  lockedQuestions(context.consents, context.choices).has('photos') ? [] : context.photos

/** Sensitive answers that were given, but wait for a choice: shown before anything is sent. */
export const undecidedConsents = (context: QuizContext): readonly Consent[] =>
  context.consents.filter(
    (consent) =>
      choiceOf(consent, context.choices) === null &&
      consent.covers.some((id) =>
        id === 'photos' ? context.photos.length > 0 : context.state.answers[id] !== undefined,
      ),
  )
