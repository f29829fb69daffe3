import { acceptAnswers, type Answers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import { isVisible } from '#engine/quiz/steps/steps.ts'
import type { Content, Question } from '#types/content.generated.ts'

type Wanted = { readonly step: string | null; readonly question: string | null }

/**
 * The content changed so that this step and this question are asked whatever the answers are: if somebody with these answers would not see
 * them, they lose their conditions.
 *
 * @returns the content, and whether they are asked without this change
 */
export const askAnyway = (
  content: Content,
  given: Answers,
  { question, step }: Wanted,
): { readonly content: Content; readonly isAsked: boolean } => {
  const model = compileQuiz(content)
  const state = openQuiz(model, acceptAnswers(model, given, 'kept').answers)
  const index = content.quiz.steps.findIndex(({ id }) => id === step)
  const isStepHidden =
    index !== -1 &&
    !isVisible(
      model,
      state,
      model.steps.findIndex(({ id }) => id === step),
    )
  const isInQuiz = question !== null && (model.questions.has(question) || model.blocks.includes(question))
  const isQuestionHidden = isInQuiz && !state.asked.has(question)
  if (!isStepHidden && !isQuestionHidden) return { content, isAsked: true }
  const shown = content.quiz.steps[index]
  const section = isStepHidden && shown?.kind === 'questions' ? shown.section : null
  return {
    isAsked: false,
    content: {
      ...content,
      quiz: {
        ...content.quiz,
        steps: content.quiz.steps.map((one) => (isStepHidden && one.id === step ? withoutCondition(one) : one)),
      },
      sections: content.sections.map((one) => {
        const isShown = one.id === section
        if (!isShown && !one.questions.some(({ id }) => id === question)) return one
        const questions = one.questions.map((item) =>
          isShown || item.id === question ? withOptions(withoutCondition(item), state.unoffered.get(item.id)) : item,
        )
        return { ...withoutCondition(one), questions }
      }),
    },
  }
}

/** A question without any offered option would not be asked either, so all of its options are then offered. */
const withOptions = (item: Question, unoffered: readonly string[] = []): Question => {
  if (!('options' in item) || item.options?.some(({ id, retired }) => !retired && !unoffered.includes(id))) return item
  return { ...item, options: item.options?.map(withoutCondition) } as Question
}

const withoutCondition = <Item extends object>(item: Item): Item => {
  const { when: _, ...rest } = item as Item & { readonly when?: unknown }
  return rest as Item
}
