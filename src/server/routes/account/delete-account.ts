/** Deletes an account permanently: first all rows in one transaction, then the photo files, then the freed database pages (scrub). */
import type { FastifyInstance } from 'fastify'
import type { ConfirmRequest } from '#types/api.generated.ts'
import { eraseAccount } from '#server/erasures/account-erasure.ts'
import { reauthenticate, wrongPasswordProblem } from '#server/accounts/reauthenticate.ts'
import { clearBrowserSecret, clearLoginCookies } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import { lockAddress } from '#server/store/accounts/accounts.ts'
import { lockUserWithPassword } from '#server/store/accounts/users.ts'
import { accountPath } from './account.ts'
import { successReply } from './account-route-schema.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/delete`

export const addDeleteAccountRoute = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { content, database, outbox, photos, settings } = dependencies
  const secure = isSecure(settings)

  /** Returns the photo files to delete. null: the password was changed in the meantime, or the account was deleted. */
  const erase = (user: UserRow): Promise<readonly string[] | null> =>
    database.store.transaction().execute(async (transaction) => {
      await lockAddress(transaction, user.email_key)
      const held = await lockUserWithPassword(transaction, user.id, user.password_hash)
      if (!held) return null
      return eraseAccount(transaction, outbox, held, settings.now())
    })

  scope.post<{ Body: ConfirmRequest }>(
    path,
    {
      bodyLimit: 1024,
      schema: {
        ...userRouteSchema(
          'Delete the account of the user for ever',
          path,
          { 200: schemaRef('SuccessReply') },
          'changes',
        ),
        body: schemaRef('ConfirmRequest'),
      },
    },
    async (request, reply) => {
      const user = await reauthenticate(dependencies, request, request.body.password)
      const files = user && (await erase(user))
      if (!files) return refuse(reply, 'not_accepted', wrongPasswordProblem(dependencies, 'password'))
      logSecurityEvent(dependencies, request.log, 'account_deleted', 'ok', user)
      // If this fails, the files have no row, and the cleanup deletes them.
      await photos.delete(files)
      database.scrub()
      clearLoginCookies(reply, secure)
      clearBrowserSecret(reply, secure)
      reply.header('clear-site-data', '"cache"')
      return successReply(content.messages.account.delete_done)
    },
  )
}
