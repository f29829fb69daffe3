/** An account goes for ever, with everything that hangs on it: rows in one transaction, then files, then what is left on the disk. */
import type { FastifyInstance } from 'fastify'
import type { ConfirmRequest } from '#types/api.generated.ts'
import { eraseAccount } from '#server/erasures/account-erasure.ts'
import { confirmedUser, wrongPassword } from '#server/accounts/reauthenticate.ts'
import { clearBrowserSecret, clearCookies } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { shape } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import type { UserRow } from '#server/store/database/tables.ts'
import { holdUser } from '#server/store/accounts/users.ts'
import { accountPath } from './account.ts'
import { succeeded } from './account-route-schema.ts'
import { userCall } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/delete`

export const addDeleteAccountRoute = (scope: FastifyInstance, parts: Parts, refuse: Refuse): void => {
  const { content, database, outbox, photos, settings } = parts
  const secure = isSecure(settings)

  /** null: the password was changed meanwhile, or the account is gone. */
  const forget = (user: UserRow): Promise<readonly string[] | null> =>
    database.store.transaction().execute(async (transaction) => {
      const held = await holdUser(transaction, user.id, user.password_hash)
      if (!held) return null
      return eraseAccount(transaction, outbox, held, settings.now())
    })

  scope.post<{ Body: ConfirmRequest }>(
    path,
    {
      bodyLimit: 1024,
      config: limited('reading', settings.rateLimitPerMinute),
      schema: {
        ...userCall('Delete the account of the user for ever', path, { 200: shape('SuccessReply') }, 'changes'),
        body: shape('ConfirmRequest'),
      },
    },
    async (request, reply) => {
      const user = await confirmedUser(parts, request, request.body.password)
      const files = user && (await forget(user))
      if (!files) return refuse(reply, 'not_accepted', wrongPassword(parts, 'password'))
      logSecurityEvent(parts, request.log, 'account_deleted', 'ok', user)
      // Files that are left belong to nobody, and are swept up within the hour.
      await photos.forget(files)
      database.scrub()
      clearCookies(reply, secure)
      clearBrowserSecret(reply, secure)
      reply.header('clear-site-data', '"cache"')
      return succeeded(content.messages.account.delete_done)
    },
  )
}
