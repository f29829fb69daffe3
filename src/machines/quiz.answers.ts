import { chooseOption, clearAnswer, optionsOf, writeText, type Answers } from '#engine/quiz/answers.ts'
import { lockedQuestions } from '#engine/quiz/consent.ts'
import { groupsAt } from '#engine/quiz/shown-groups.ts'
import { setAnswers } from '#engine/quiz/state.ts'
import type { QuizContext } from './quiz.context.ts'
import { leadsToSending } from './quiz.steps.ts'

const withAnswers = (context: QuizContext, question: string, answers: Answers): Partial<QuizContext> => ({
  state: setAnswers(context.model, context.state, answers, [question]),
  sending: null,
})

type Choosing = { readonly question: string; readonly option: string; readonly chosen: boolean }

export const withOption = (context: QuizContext, { question, option, chosen }: Choosing): Partial<QuizContext> =>
  withAnswers(
    context,
    question,
    chooseOption(context.model, context.state.answers, question, option, chosen, context.state.unoffered.get(question))
      .answers,
  )

export const withText = (
  context: QuizContext,
  { question, text }: { readonly question: string; readonly text: string },
): Partial<QuizContext> =>
  withAnswers(context, question, writeText(context.model, context.state.answers, question, text))

export const withoutAnswer = (context: QuizContext, question: string): Partial<QuizContext> =>
  withAnswers(context, question, clearAnswer(context.state.answers, question))

/**
 * Whether this choice leads on: it answers the only question of a group, with one option that opens no text field, and the visitor has
 * not switched that off. It never sends the answers, and waits for a consent.
 */
export const leadsOn = (context: QuizContext, choosing: Choosing & { readonly byPointer?: boolean }): boolean => {
  const { choices, consents, group, model, step, view } = context
  const question = model.questions.get(choosing.question)
  if (!choosing.byPointer || !view.advances || view.onePage || question?.choice !== 'radio') return false
  if (lockedQuestions(consents, choices).has(question.id)) return false
  if (optionsOf(question).find(({ id }) => id === choosing.option)?.text) return false
  const after = { ...context, ...withOption(context, choosing) }
  const asked = groupsAt(model, step)[group]?.items.filter(
    ({ id }) => model.questions.has(id) && after.state.asked.has(id),
  )
  return asked?.length === 1 && !leadsToSending(after)
}
