/** Ends a login. Idempotent, and works with an expired access token. */
import type { FastifyInstance } from 'fastify'
import type { LogoutRequest } from '#types/api.generated.ts'
import { bindingIn, clearLoginCookies } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { hashOf } from '#server/accounts/secrets.ts'
import { endSession, hasSession, sessionOfToken } from '#server/store/accounts/sessions.ts'
import { accountRouteSchema, successReply } from '#server/routes/account/account-route-schema.ts'

export const addLogoutRoute = (scope: FastifyInstance, dependencies: Dependencies): void => {
  const { content, database, settings } = dependencies
  const { store } = database
  const secure = isSecure(settings)
  scope.post<{ Body: LogoutRequest }>(
    '/api/users/logout',
    {
      schema: {
        ...accountRouteSchema('Log out', { 200: schemaRef('SuccessReply') }),
        body: schemaRef('LogoutRequest'),
      },
    },
    async (request, reply) => {
      const session = await sessionOfToken(store, hashOf(request.body.refresh))
      if (session && (await endSession(store, session.id)))
        logSecurityEvent(dependencies, request.log, 'logout', 'ok', session)
      // A logout that was queued while offline can arrive after the next login, which must keep its cookies.
      const binding = bindingIn(request, secure)
      if (binding === null || !(await hasSession(store, hashOf(binding)))) clearLoginCookies(reply, secure)
      reply.header('clear-site-data', '"cache"')
      return successReply(content.messages.logout.success)
    },
  )
}
