/** Ends a login: again and again with the same outcome, and also when its access token has run out. */
import type { FastifyInstance } from 'fastify'
import type { LogoutRequest } from '#types/api.generated.ts'
import { bindingIn, clearCookies } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import { shape } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { hashOf } from '#server/accounts/secrets.ts'
import { endSession, hasSession, sessionOfToken } from '#server/store/accounts/sessions.ts'
import { accountCall, succeeded } from '#server/routes/account/account-route-schema.ts'

export const addLogoutRoute = (scope: FastifyInstance, parts: Parts): void => {
  const { content, database, settings } = parts
  const { store } = database
  const secure = isSecure(settings)
  scope.post<{ Body: LogoutRequest }>(
    '/api/users/logout',
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: { ...accountCall('Log out', { 200: shape('SuccessReply') }), body: shape('LogoutRequest') },
    },
    async (request, reply) => {
      const session = await sessionOfToken(store, hashOf(request.body.refresh))
      if (session && (await endSession(store, session.id)))
        logSecurityEvent(parts, request.log, 'logout', 'ok', session)
      // A logout that was kept while the device was offline can come after the next login: that one stays.
      const binding = bindingIn(request, secure)
      if (binding === null || !(await hasSession(store, hashOf(binding)))) clearCookies(reply, secure)
      reply.header('clear-site-data', '"cache"')
      return succeeded(content.messages.logout.success)
    },
  )
}
