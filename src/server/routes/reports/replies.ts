/** The answer to one question of the latest report, with the labels that were shown then. */
import type { FastifyInstance } from 'fastify'
import { answerInWords } from '#engine/quiz/answers/option-texts.ts'
import type { QuizReply } from '#types/api.generated.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { storedAnswers } from '#server/results/results.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { latestAnswers } from '#server/store/submissions/reports.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = '/api/quiz/replies/:userId/:questionId'

export const addRepliesRoute = (
  scope: FastifyInstance,
  dependencies: Dependencies,
  { model, numbers: { locale } }: QuizRules,
  refuse: Refuse,
): void => {
  const { database } = dependencies
  scope.get<{ Params: { readonly questionId: string } }>(
    path,
    {
      schema: userRouteSchema('Read one answer of the latest report', path, { 200: schemaRef('QuizReply') }),
    },
    async (request, reply) => {
      const { questionId } = request.params
      const report = await latestAnswers(database.store, userOf(request).id)
      const answer = report && storedAnswers(report).find(({ question }) => question === questionId)
      // The latest report may have an answer to a question that the quiz no longer has.
      const isKnown = answer || model.questions.has(questionId) || model.texts.has(questionId)
      return isKnown
        ? ({ text: answer ? answerInWords(answer, locale) : '' } satisfies QuizReply)
        : refuse(reply, 'not_found')
    },
  )
}
