import type { FastifyInstance } from 'fastify'
import { accountReply } from '#server/accounts/account-reply.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { userById } from '#server/store/accounts/users.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

export const accountPath = '/api/users/account/:userId'

export const addAccountRoute = (scope: FastifyInstance, { database }: Dependencies, refuse: Refuse): void => {
  scope.get(
    accountPath,
    {
      schema: userRouteSchema('Read the account of the user', accountPath, { 200: schemaRef('AccountReply') }),
    },
    async (request, reply) => {
      const user = await userById(database.store, userOf(request).id)
      return user ? accountReply(user) : refuse(reply, 'login_required')
    },
  )
}
