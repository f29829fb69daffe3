import type { FastifyInstance } from 'fastify'
import { emailProblem, lengthProblem } from '#engine/account/account-rules.ts'
import type { FeedbackRequest } from '#types/api.generated.ts'
import { messageHeaders, messageId, type OptionalKey } from '#server/http/idempotency-key.ts'
import type { DependenciesWith } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { addFeedback } from '#server/store/messages/feedback.ts'
import { emailKey } from '#server/store/accounts/users.ts'
import { addressLimits, reserveAttempt, tooManyAttempts } from '#server/accounts/throttle.ts'
import { accountRouteSchema, fieldProblems, successReply } from '#server/routes/account/account-route-schema.ts'
import { topicsOf } from './topics.ts'

export const addFeedbackRoute = (
  scope: FastifyInstance,
  { content, database, settings }: DependenciesWith<'feedback'>,
  refuse: Refuse,
): void => {
  const { store } = database
  const topics = topicsOf(content.pages.feedback.fields)
  scope.post<{ Body: FeedbackRequest; Headers: OptionalKey }>(
    '/api/feedback',
    {
      // Enough for the longest message that a content may allow, whatever the characters.
      bodyLimit: 64 * 1024,
      schema: {
        ...accountRouteSchema('Send feedback', { 201: schemaRef('SuccessReply') }),
        headers: messageHeaders,
        body: schemaRef('FeedbackRequest'),
      },
    },
    async (request, reply) => {
      const { topic, email } = request.body
      const message = request.body.message.trim()
      const problems = [
        ...(topics.has(topic) ? [] : [{ field: 'topic', message: content.messages.fields.topic_missing }]),
        ...(message === '' ? [{ field: 'message', message: content.messages.fields.message_missing }] : []),
        ...fieldProblems(content.messages.fields, {
          message: lengthProblem(message, content.constants.limits.feedback_max, 'message_too_long'),
          email: email === undefined ? null : emailProblem(content.constants.accounts, email),
        }),
      ]
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })

      const now = settings.now()
      const limits = addressLimits('feedback', request.ip, settings.rateLimitPerMinute)
      const wait = await reserveAttempt(store, limits, now)
      if (wait !== null) throw tooManyAttempts(wait)
      const feedback = { topic, message, email: email === undefined ? null : emailKey(email) }
      const id = messageId(request.headers['idempotency-key'], feedback)
      await addFeedback(store, { ...feedback, id, created_at: now.toISOString() })
      return reply.code(201).send(successReply(content.messages.feedback.success))
    },
  )
}
