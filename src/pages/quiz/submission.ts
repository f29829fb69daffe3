/** What a finished quiz sends: ids, and the words as they were shown. Nothing that no consent has unlocked. */
import { sendableAnswers, type QuizContext } from '#machines/quiz.context.ts'
import type { Submission, SubmittedAnswer } from '#types/api.generated.ts'

export const submissionOf = (context: QuizContext, claimToken: string): Submission => ({
  quiz: context.quizId,
  content_version: context.contentVersion,
  claim_token: claimToken,
  answers: Object.entries(sendableAnswers(context)).map(([question, answer]) =>
    typeof answer === 'string' ? written(context, question, answer) : chosen(context, question, answer),
  ),
  consents: context.consents.flatMap(({ id }) => {
    const made = context.choices[id]
    return made ? [{ id, ...made }] : []
  }),
})

const written = ({ model }: QuizContext, question: string, text: string): SubmittedAnswer => ({
  question,
  title: (model.questions.get(question) ?? model.texts.get(question))?.title ?? question,
  text,
})

const chosen = ({ model }: QuizContext, id: string, options: readonly string[]): SubmittedAnswer => {
  const question = model.questions.get(id)
  const labels = question && question.choice !== 'input' ? question.options : []
  return {
    question: id,
    title: question?.title ?? id,
    options: [...options],
    labels: options.map((option) => labels.find((one) => one.id === option)?.label ?? option),
  }
}
