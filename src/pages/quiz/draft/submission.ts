/**
 * The request body of a finished quiz: ids, and the texts as they were shown, which the server compares with its own.
 * Answers that need a consent are included only with it.
 */
import { answerTo, optionsOf, type Answers } from '#engine/quiz/answers.ts'
import { optionTextKey } from '#engine/quiz/option-texts.ts'
import { questionsAt } from '#engine/quiz/required.ts'
import type { Sending } from '#machines/draft.ts'
import type { QuizContext } from '#machines/quiz.context.ts'
import { sendableAnswers } from '#machines/quiz.sendable.ts'
import type { Submission, SubmittedAnswer } from '#types/api.generated.ts'

export const submissionOf = (context: QuizContext, { seconds, token }: Sending): Submission => ({
  quiz: context.quizId,
  content_version: context.contentVersion,
  claim_token: token,
  ...(seconds !== undefined && { seconds }),
  answers: submittedAnswers(context),
  consents: context.consents.flatMap(({ id }) => {
    const made = context.choices[id]
    if (!made) return []
    const { choice, contentVersion = context.contentVersion, version, words } = made
    // A consent choice that was made before a content update refers to the content version of that time.
    const earlier = contentVersion === context.contentVersion ? {} : { content_version: contentVersion }
    return [{ id, version, choice, words, ...earlier }]
  }),
})

/** In the order of the quiz, because reports list them so. In the state they are in the order in which they were given. */
const submittedAnswers = (context: QuizContext): SubmittedAnswer[] => {
  const { model } = context
  const answers = sendableAnswers(context)
  return model.steps.flatMap((_, step) =>
    // The text of an option is sent with its question.
    questionsAt(model, step).flatMap(({ id }) => {
      const answer = answerTo(answers, id)
      if (answer === undefined) return []
      return [typeof answer === 'string' ? written(context, id, answer) : chosen(context, id, answer, answers)]
    }),
  )
}

const written = ({ model }: QuizContext, question: string, text: string): SubmittedAnswer => ({
  question,
  title: (model.questions.get(question) ?? model.texts.get(question))?.title ?? question,
  text,
})

const chosen = ({ model }: QuizContext, id: string, options: readonly string[], answers: Answers): SubmittedAnswer => {
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
