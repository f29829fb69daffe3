/** A new address for an account. Both addresses are told, and no link that was sent to the old one works any more. */
import type { FastifyInstance } from 'fastify'
import { emailProblem } from '#engine/account/account-rules.ts'
import type { EmailRequest } from '#types/api.generated.ts'
import { confirmedUser, wrongPassword } from '#server/accounts/reauthenticate.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { shape } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { setEmail } from '#server/store/accounts/accounts.ts'
import { forgetResetsOf } from '#server/store/accounts/resets.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import { emailKey, holdUser } from '#server/store/accounts/users.ts'
import { reserveTry, triesFor } from '#server/accounts/throttle.ts'
import { accountPath } from './account.ts'
import { problemsIn, succeeded } from './account-route-schema.ts'
import { userCall } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/email`

export const addEmailRoute = (scope: FastifyInstance, parts: Parts, refuse: Refuse): void => {
  const { content, database, outbox, settings } = parts
  const { account, fields } = content.messages

  /** False: the password was changed meanwhile, or the account is gone. */
  const change = (user: UserRow, email: string): Promise<boolean> =>
    database.store.transaction().execute(async (transaction) => {
      const held = await holdUser(transaction, user.id, user.password_hash)
      if (!held) return false
      if (held.email === email) return true
      await setEmail(transaction, held.id, email)
      await forgetResetsOf(transaction, held.id)
      const words = { username: held.username }
      await outbox.queue(transaction, { to: held.email, template: 'email-changed', words })
      // Nobody's mailbox can be filled by typing its address again and again.
      const tries = triesFor('register_mail', emailKey(email))
      if (emailKey(email) !== held.email_key && (await reserveTry(transaction, [tries], settings.now())) === null)
        await outbox.queue(transaction, { to: email, template: 'email-changed', words })
      return true
    })

  scope.put<{ Body: EmailRequest }>(
    path,
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: {
        ...userCall('Change the address of the user', path, { 200: shape('SuccessReply') }, 'changes'),
        body: shape('EmailRequest'),
      },
    },
    async (request, reply) => {
      const email = request.body.email.trim()
      const problems = problemsIn(fields, { email: emailProblem(content.constants.accounts, email) })
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })
      const user = await confirmedUser(parts, request, request.body.old_password)
      if (!user || !(await change(user, email)))
        return refuse(reply, 'not_accepted', wrongPassword(parts, 'old_password'))
      logSecurityEvent(parts, request.log, 'email_changed', 'ok', user)
      return succeeded(account.email_saved)
    },
  )
}
