import type { SubmittedAnswer } from '#types/api.generated.ts'
import { answerTo, optionsOf, type Answers } from './answers.ts'
import { optionTextKey } from './option-texts.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { questionsAt } from '#engine/quiz/steps/steps.ts'

/**
 * Answers as they are sent to the server, with the texts as the content has them. In the order of the quiz, because reports list them so:
 * in the state they are in the order in which they were given.
 */
export const submittedAnswers = (model: QuizModel, answers: Answers): SubmittedAnswer[] =>
  model.steps.flatMap((_, step) =>
    // The text of an option is sent with its question.
    questionsAt(model, step).flatMap(({ id, title }) => {
      const answer = answerTo(answers, id)
      if (answer === undefined) return []
      return [typeof answer === 'string' ? { question: id, title, text: answer } : chosen(model, id, answer, answers)]
    }),
  )

const chosen = (model: QuizModel, id: string, options: readonly string[], answers: Answers): SubmittedAnswer => {
  const question = model.questions.get(id)
  const labels = question ? optionsOf(question) : []
  const texts = options.flatMap((option) => {
    const text = answerTo(answers, optionTextKey(id, option))
    return typeof text === 'string' ? [[option, text] as const] : []
  })
  return {
    question: id,
    title: question?.title ?? id,
    options: [...options],
    labels: options.map((option) => labels.find((one) => one.id === option)?.label ?? option),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
  }
}

/** The way back, for `acceptAnswers`: option ids or text by question id, and the texts of options. */
export const answersById = (answers: readonly SubmittedAnswer[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    answers.flatMap(({ question, options, text, texts = {} }): [string, unknown][] => [
      [question, options ?? text],
      ...Object.entries(texts).map(([option, written]): [string, unknown] => [
        optionTextKey(question, option),
        written,
      ]),
    ]),
  )
