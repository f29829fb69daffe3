/** The account of a user, as its own page shows it. */
import type { FastifyInstance } from 'fastify'
import { accountOf } from '#server/accounts/account-reply.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { shape } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { userById } from '#server/store/accounts/users.ts'
import { userCall } from '#server/routes/user-route-schema.ts'

export const accountPath = '/api/users/account/:userId'

export const addAccountRoute = (scope: FastifyInstance, { database, settings }: Parts, refuse: Refuse): void => {
  scope.get(
    accountPath,
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: userCall('Read the account of the user', accountPath, { 200: shape('AccountReply') }),
    },
    async (request, reply) => {
      const user = await userById(database.store, userOf(request).id)
      return user ? accountOf(user) : refuse(reply, 'login_required')
    },
  )
}
