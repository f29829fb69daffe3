/** Changes the password, given the old one. Every other login of the account ends. */
import type { FastifyInstance } from 'fastify'
import type { PasswordRequest } from '#types/api.generated.ts'
import { reauthenticate, wrongPasswordProblem } from '#server/accounts/reauthenticate.ts'
import { browserHashIn } from '#server/accounts/known-browsers.ts'
import { clearLoginAttempts } from '#server/accounts/login-throttle.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { newPasswordProblems } from '#server/accounts/new-password.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { deleteKnownBrowsersOf } from '#server/store/accounts/known-browsers.ts'
import { deleteResetsOf } from '#server/store/accounts/resets.ts'
import { endSessionsOf } from '#server/store/accounts/sessions.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import { lockUserWithPassword, setPassword } from '#server/store/accounts/users.ts'
import { accountPath } from './account.ts'
import { fieldProblems, successReply } from './account-route-schema.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/password`

export const addChangePasswordRoute = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { content, database, outbox } = dependencies
  const { account, fields } = content.messages

  /** False: the password was changed in the meantime, or the account was deleted. */
  const change = (user: UserRow, password_hash: string, session_id: string, browser: string | null): Promise<boolean> =>
    database.store.transaction().execute(async (transaction) => {
      const held = await lockUserWithPassword(transaction, user.id, user.password_hash)
      if (!held) return false
      await setPassword(transaction, held.id, password_hash)
      await deleteResetsOf(transaction, held.id)
      await endSessionsOf(transaction, held.id, session_id)
      await deleteKnownBrowsersOf(transaction, held.id, browser)
      const { email: to, username } = held
      await outbox.queue(transaction, { to, template: 'password-changed', values: { username } })
      return true
    })

  scope.put<{ Body: PasswordRequest }>(
    path,
    {
      schema: {
        ...userRouteSchema('Change the password of the user', path, { 200: schemaRef('SuccessReply') }, 'changes'),
        body: schemaRef('PasswordRequest'),
      },
    },
    async (request, reply) => {
      const { old_password, new_password } = request.body
      const { session_id } = userOf(request)
      const user = await reauthenticate(dependencies, request, old_password)
      if (!user) return refuse(reply, 'not_accepted', wrongPasswordProblem(dependencies, 'old_password'))

      const known = [user.username, user.email, content.brand.name]
      const rule = { known, missing: 'password_new_missing' } as const
      const problems = fieldProblems(fields, {
        new_password:
          new_password === old_password
            ? { key: 'password_same', values: {} }
            : await newPasswordProblems(content.constants.accounts, new_password, rule),
      })
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })

      const browser = browserHashIn(request, dependencies, user.username)
      if (!(await change(user, await hashPassword(new_password), session_id, browser)))
        return refuse(reply, 'not_accepted', wrongPasswordProblem(dependencies, 'old_password'))
      logSecurityEvent(dependencies, request.log, 'password_changed', 'ok', user)
      await clearLoginAttempts(dependencies, user, request.ip)
      return successReply(account.password_saved)
    },
  )
}
