/** Changes the email address. Both addresses get a mail, and reset links that were sent to the old one become invalid. */
import type { FastifyInstance } from 'fastify'
import { emailProblem } from '#engine/account/account-rules.ts'
import type { EmailRequest } from '#types/api.generated.ts'
import { reauthenticate, wrongPasswordProblem } from '#server/accounts/reauthenticate.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { setEmail } from '#server/store/accounts/accounts.ts'
import { deleteResetsOf } from '#server/store/accounts/resets.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import { emailKey, lockUserWithPassword } from '#server/store/accounts/users.ts'
import { reserveAttempt, attemptLimit } from '#server/accounts/throttle.ts'
import { accountPath } from './account.ts'
import { fieldProblems, successReply } from './account-route-schema.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/email`

export const addChangeEmailRoute = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { content, database, outbox, settings } = dependencies
  const { account, fields } = content.messages

  /** False: the password was changed in the meantime, or the account was deleted. */
  const change = (user: UserRow, email: string): Promise<boolean> =>
    database.store.transaction().execute(async (transaction) => {
      const held = await lockUserWithPassword(transaction, user.id, user.password_hash)
      if (!held) return false
      if (held.email === email) return true
      await setEmail(transaction, held.id, email)
      await deleteResetsOf(transaction, held.id)
      const values = { username: held.username }
      await outbox.queue(transaction, { to: held.email, template: 'email-changed', values })
      // Limits the mails that a user can cause to another person's address.
      const limit = attemptLimit('register_mail', emailKey(email))
      if (emailKey(email) !== held.email_key && (await reserveAttempt(transaction, [limit], settings.now())) === null)
        await outbox.queue(transaction, { to: email, template: 'email-changed', values })
      return true
    })

  scope.put<{ Body: EmailRequest }>(
    path,
    {
      schema: {
        ...userRouteSchema('Change the address of the user', path, { 200: schemaRef('SuccessReply') }, 'changes'),
        body: schemaRef('EmailRequest'),
      },
    },
    async (request, reply) => {
      const { email, old_password } = request.body
      const problems = fieldProblems(fields, { email: emailProblem(content.constants.accounts, email) })
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })
      const user = await reauthenticate(dependencies, request, old_password)
      if (!user || !(await change(user, email)))
        return refuse(reply, 'not_accepted', wrongPasswordProblem(dependencies, 'old_password'))
      logSecurityEvent(dependencies, request.log, 'email_changed', 'ok', user)
      database.scrub()
      return successReply(account.email_saved)
    },
  )
}
