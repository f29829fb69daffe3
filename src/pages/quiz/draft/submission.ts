/**
 * The request body of a finished quiz: ids, and the texts as they were shown, which the server compares with its own.
 * Answers that need a consent are included only with it.
 */
import { ownProperty } from '#engine/own-property.ts'
import { submittedAnswers } from '#engine/quiz/answers/submitted-answers.ts'
import type { Sending } from '#machines/draft.ts'
import type { QuizContext } from '#machines/quiz/quiz.context.ts'
import { sendableAnswers } from '#machines/quiz/quiz.sendable.ts'
import type { Submission } from '#types/api.generated.ts'

export const submissionOf = (context: QuizContext, { seconds, token }: Sending): Submission => ({
  quiz: context.quizId,
  content_version: context.contentVersion,
  claim_token: token,
  ...(seconds !== undefined && { seconds }),
  answers: submittedAnswers(context.model, sendableAnswers(context)),
  consents: context.consents.flatMap(({ id }) => {
    const made = ownProperty(context.choices, id)
    if (!made) return []
    const { choice, contentVersion = context.contentVersion, version, words } = made
    // A consent choice that was made before a content update refers to the content version of that time.
    const earlier = contentVersion === context.contentVersion ? {} : { content_version: contentVersion }
    return [{ id, version, choice, words, ...earlier }]
  }),
})
