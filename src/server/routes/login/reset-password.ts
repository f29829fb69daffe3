/** Sets a new password with the link from a mail. The link works once, and every login of the account ends. */
import type { FastifyInstance } from 'fastify'
import type { ResetPasswordRequest } from '#types/api.generated.ts'
import { type RememberedBrowser, rememberOnlyThisBrowser, sendBrowserSecret } from '#server/accounts/known-browsers.ts'
import { clearLoginAttempts } from '#server/accounts/login-throttle.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { newPasswordProblems } from '#server/accounts/new-password.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { hashOf } from '#server/accounts/secrets.ts'
import { deleteResetsOf, userOfReset, consumeReset } from '#server/store/accounts/resets.ts'
import { endSessionsOf } from '#server/store/accounts/sessions.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import { lockUserWithPassword, setPassword } from '#server/store/accounts/users.ts'
import { subnetOf, reserveAttempt, tooManyAttempts, sharedLimit } from '#server/accounts/throttle.ts'
import { accountRouteSchema, fieldProblems, successReply } from '#server/routes/account/account-route-schema.ts'

export const addResetPasswordRoute = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { content, database, outbox, settings } = dependencies
  const { store } = database
  const { fields, reset_password } = content.messages

  /** null: the link was used in the meantime, or the account was deleted. */
  const change = (user: UserRow, link: string, password_hash: string): Promise<RememberedBrowser | null> =>
    store.transaction().execute(async (transaction) => {
      const held = await lockUserWithPassword(transaction, user.id, user.password_hash)
      if (!held || !(await consumeReset(transaction, link))) return null
      await setPassword(transaction, held.id, password_hash)
      await deleteResetsOf(transaction, held.id)
      await endSessionsOf(transaction, held.id)
      const { email: to, username } = held
      await outbox.queue(transaction, { to, template: 'password-changed', values: { username } })
      // Whoever received the mail is the owner, so this browser becomes known, and guessing elsewhere does not lock it out.
      return rememberOnlyThisBrowser(transaction, dependencies, held)
    })

  scope.post<{ Body: ResetPasswordRequest }>(
    '/api/users/reset-password',
    {
      schema: {
        ...accountRouteSchema('Set a new password by the link of an email', { 200: schemaRef('SuccessReply') }),
        body: schemaRef('ResetPasswordRequest'),
      },
    },
    async (request, reply) => {
      const { token, new_password } = request.body
      const now = settings.now()
      const link = hashOf(token)
      const user = await userOfReset(store, link, now.toISOString())
      if (!user) {
        // Only invalid links are counted, so that others in the same network cannot block a valid one.
        const limits = [sharedLimit('reset_password', subnetOf(request.ip), settings.rateLimitPerMinute)]
        const wait = await reserveAttempt(store, limits, now)
        logSecurityEvent(dependencies, request.log, 'reset_used', wait === null ? 'failed' : 'throttled', null)
        if (wait !== null) throw tooManyAttempts(wait)
        return refuse(reply, 'link_used')
      }
      const known = [user.username, user.email, content.brand.name]
      const passwordProblems = await newPasswordProblems(content.constants.accounts, new_password, {
        known,
        missing: 'password_new_missing',
      })
      // The link stays valid for another attempt.
      const problems = fieldProblems(fields, { new_password: passwordProblems })
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })

      const browser = await change(user, link, await hashPassword(new_password))
      logSecurityEvent(dependencies, request.log, 'reset_used', browser ? 'ok' : 'failed', user)
      if (!browser) return refuse(reply, 'link_used')
      sendBrowserSecret(reply, dependencies, browser)
      await clearLoginAttempts(dependencies, user, request.ip)
      return successReply(reset_password.success)
    },
  )
}
