/** Asking for a link to set a new password. The answer is the same for every address, whatever happens behind it. */
import type { FastifyInstance } from 'fastify'
import { emailProblem } from '#engine/account/account-rules.ts'
import type { ForgotPasswordRequest } from '#types/api.generated.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { shape } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { newId } from '#server/accounts/secrets.ts'
import { addResetRequest } from '#server/store/accounts/resets.ts'
import { emailKey } from '#server/store/accounts/users.ts'
import { reserveTry, secondsOf, type Tries, triesFor, triesFrom } from '#server/accounts/throttle.ts'
import { accountCall, problemsIn, succeeded } from '#server/routes/account/account-route-schema.ts'

export const addForgotPasswordRoute = (scope: FastifyInstance, parts: Parts, refuse: Refuse): void => {
  const { content, database, outbox, settings } = parts
  const { store } = database
  /** After the free ones a mail is sent whenever the link before it has run out: nobody can ask so often that the owner gets none. */
  const mailTries = (email: string): Tries => {
    const tries = triesFor('forgot_password_mail', emailKey(email))
    return { ...tries, rule: { ...tries.rule, waits: [content.constants.accounts.reset_link_minutes * 60_000] } }
  }
  scope.post<{ Body: ForgotPasswordRequest }>(
    '/api/users/forgot-password',
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: {
        ...accountCall('Ask for a link to set a new password', { 200: shape('SuccessReply') }),
        body: shape('ForgotPasswordRequest'),
      },
    },
    async (request, reply) => {
      const email = request.body.email.trim()
      const problems = problemsIn(content.messages.fields, { email: emailProblem(content.constants.accounts, email) })
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })

      const now = settings.now()
      const tries = triesFrom('forgot_password', request.ip, settings.rateLimitPerMinute)
      const wait = await reserveTry(store, tries, now)
      logSecurityEvent(parts, request.log, 'reset_asked', wait === null ? 'ok' : 'throttled', { email })
      if (wait !== null) return refuse(reply, 'forgot_password_rate_limit', { seconds: secondsOf(wait) })

      // Whether the address is known is not even looked up before the reply: nobody can tell by the time that it takes.
      await store.transaction().execute(async (transaction) => {
        const mayWrite = (await reserveTry(transaction, [mailTries(email)], now)) === null
        const waiting = { id: newId(), email_key: emailKey(email), created_at: now.toISOString() }
        if (mayWrite) await addResetRequest(transaction, waiting)
      })
      outbox.wake()
      return succeeded(content.messages.forgot_password.success)
    },
  )
}
