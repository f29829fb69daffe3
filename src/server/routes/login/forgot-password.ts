/** Requests a password reset link. The reply is the same for every address. */
import type { FastifyInstance } from 'fastify'
import { emailProblem } from '#engine/account/account-rules.ts'
import type { ForgotPasswordRequest } from '#types/api.generated.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { minute } from '#server/operations/durations.ts'
import { newId } from '#server/accounts/secrets.ts'
import { addResetRequest } from '#server/store/accounts/resets.ts'
import { emailKey } from '#server/store/accounts/users.ts'
import { reserveAttempt, retryAfterSeconds, attemptLimit, addressLimits } from '#server/accounts/throttle.ts'
import type { AttemptLimit } from '#server/store/accounts/attempts.ts'
import { accountRouteSchema, fieldProblems, successReply } from '#server/routes/account/account-route-schema.ts'

export const addForgotPasswordRoute = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { content, database, outbox, settings } = dependencies
  const { store } = database
  /** The wait is the lifetime of a link, so that repeated requests by others cannot keep the owner from getting a valid link. */
  const mailLimit = (email: string): AttemptLimit => {
    const limit = attemptLimit('forgot_password_mail', emailKey(email))
    return { ...limit, rule: { ...limit.rule, delays: [content.constants.accounts.reset_link_minutes * minute] } }
  }
  scope.post<{ Body: ForgotPasswordRequest }>(
    '/api/users/forgot-password',
    {
      schema: {
        ...accountRouteSchema('Ask for a link to set a new password', { 200: schemaRef('SuccessReply') }),
        body: schemaRef('ForgotPasswordRequest'),
      },
    },
    async (request, reply) => {
      const { email } = request.body
      const problems = fieldProblems(content.messages.fields, {
        email: emailProblem(content.constants.accounts, email),
      })
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })

      const now = settings.now()
      const limits = addressLimits('forgot_password', request.ip, settings.rateLimitPerMinute)
      const wait = await reserveAttempt(store, limits, now)
      logSecurityEvent(dependencies, request.log, 'reset_asked', wait === null ? 'ok' : 'throttled', { email })
      if (wait !== null) return refuse(reply, 'forgot_password_rate_limit', { seconds: retryAfterSeconds(wait) })

      // The address is looked up after the reply, so that the timing of the reply reveals nothing.
      await store.transaction().execute(async (transaction) => {
        const isMailAllowed = (await reserveAttempt(transaction, [mailLimit(email)], now)) === null
        const waiting = { id: newId(), email_key: emailKey(email), created_at: now.toISOString() }
        if (isMailAllowed) await addResetRequest(transaction, waiting)
      })
      outbox.wake()
      return successReply(content.messages.forgot_password.success)
    },
  )
}
