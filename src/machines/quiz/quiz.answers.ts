import {
  chooseOption,
  clearAnswer,
  optionsOf,
  writeText,
  type Answers,
  type OptionPress,
} from '#engine/quiz/answers/answers.ts'
import { lockedQuestions } from '#engine/quiz/consent.ts'
import { groupsAt } from '#engine/quiz/steps/shown-groups.ts'
import { setAnswers } from '#engine/quiz/state.ts'
import type { QuizContext } from './quiz.context.ts'
import { leadsToSending } from './quiz.navigation.ts'
import type { QuizPlace } from './quiz.places.ts'

/** Changed answers are another submission, so the keys of an earlier attempt are dropped. The same object: nothing has changed. */
const withAnswers = ({ model, state }: QuizContext, question: string, answers: Answers): Partial<QuizContext> =>
  answers === state.answers ? {} : { state: setAnswers(model, state, answers, [question]), sending: null }

export const withOption = (context: QuizContext, press: OptionPress): Partial<QuizContext> => {
  const { model, state } = context
  const { answers } = chooseOption(model, state.answers, press, state.unoffered.get(press.question))
  return withAnswers(context, press.question, answers)
}

export const withText = (
  context: QuizContext,
  { question, text }: { readonly question: string; readonly text: string },
): Partial<QuizContext> =>
  withAnswers(context, question, writeText(context.model, context.state.answers, question, text))

export const withoutAnswer = (context: QuizContext, question: string): Partial<QuizContext> =>
  withAnswers(context, question, clearAnswer(context.state.answers, question))

/**
 * The question whose answer can advance to the next screen: the only one of this group, of which one option is chosen. Not the last one
 * before the answers are sent, and none whose consent is undecided.
 */
export const advancingQuestion = (context: QuizContext, { group, step }: QuizPlace = context): string | null => {
  const { choices, consents, model, state, view } = context
  const [only, ...others] = (groupsAt(model, step)[group]?.items ?? []).filter(
    ({ id }) => model.questions.has(id) && state.asked.has(id),
  )
  if (view.onePage || others.length > 0 || only?.choice !== 'radio') return null
  if (lockedQuestions(consents, choices).has(only.id) || leadsToSending({ ...context, group, step })) return null
  return only.id
}

/** Whether this choice advances to the next screen: made with the pointer, of an option without a text field, unless that is switched off. */
export const shouldAdvance = (context: QuizContext, press: OptionPress & { readonly byPointer?: boolean }): boolean => {
  const question = context.model.questions.get(press.question)
  if (!press.byPointer || !context.view.advances || !question) return false
  if (optionsOf(question).find(({ id }) => id === press.option)?.text) return false
  return advancingQuestion({ ...context, ...withOption(context, press) }) === question.id
}
