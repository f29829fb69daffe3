import { answersToCorrect, type Answers } from '#engine/quiz/answers/answers.ts'
import { choiceOf, lockedQuestions, type Consent } from '#engine/quiz/consent.ts'
import type { AnswerProblem } from '#engine/quiz/answers/invalid-answers.ts'
import { missingAnswers, type MissingAnswer } from '#engine/quiz/steps/required.ts'
import { effectiveAnswer, effectiveAnswers } from '#engine/quiz/state.ts'
import { isVisible, stepOf } from '#engine/quiz/steps/steps.ts'
import { partsOfKey } from '#engine/quiz/answers/option-texts.ts'
import type { QuizContext } from './quiz.context.ts'

/** The answers that may leave the device: of questions that are asked, and without those that no consent has unlocked. */
export const sendableAnswers = (context: QuizContext): Answers => {
  const locked = lockedQuestions(context.consents, context.choices)
  return Object.fromEntries(
    Object.entries(effectiveAnswers(context.state)).filter(([key]) => !locked.has(partsOfKey(key)[0])),
  )
}

/** Neither an answer nor a photo may leave the device. */
export const isNothingSendable = (context: QuizContext): boolean =>
  Object.keys(sendableAnswers(context)).length === 0 && sendablePhotos(context).length === 0

/** Required questions that the server would miss. */
export const missingIn = ({ choices, consents, model, state }: QuizContext): readonly MissingAnswer[] =>
  missingAnswers(model, state, lockedQuestions(consents, choices))

/** The views whose photos may leave the device: all or, without the consent for photos or their step, none. */
export const sendablePhotos = (context: QuizContext): readonly string[] =>
  lockedQuestions(context.consents, context.choices).has('photos') ? [] : askedPhotos(context)

/** None while the step that takes them is skipped. */
const askedPhotos = ({ model, photos, state }: QuizContext): readonly string[] =>
  model.steps.some(({ kind }, index) => kind === 'photos' && isVisible(model, state, index)) ? photos : []

/** Consents that cover something the visitor has entered, and about which they have not decided yet. */
export const undecidedConsents = (context: QuizContext): readonly Consent[] =>
  context.consents.filter(
    (consent) =>
      choiceOf(consent, context.choices) === null &&
      consent.covers.some((id) =>
        id === 'photos' ? askedPhotos(context).length > 0 : effectiveAnswer(context.state, id) !== undefined,
      ),
  )

export type BlockingAnswer = {
  /** The id of the question, or the key of an option's text. */
  readonly question: string
  readonly title: string
  readonly problem: AnswerProblem
  /** Index of the step that asks it. */
  readonly step: number
}

/** What the server would refuse, among the answers that would be sent, in the order of the steps. */
export const blockingAnswers = (context: QuizContext): readonly BlockingAnswer[] => {
  const { model } = context
  return answersToCorrect(model, sendableAnswers(context))
    .map(({ question, problem }) => {
      const [id] = partsOfKey(question)
      const title = (model.questions.get(id) ?? model.texts.get(id))?.title ?? id
      return { question, problem, title, step: stepOf(model, id) }
    })
    .sort((one, other) => one.step - other.step)
}
