/** A browser gets its anti-forgery token, and keeps it: two tabs share one. */
import type { FastifyInstance } from 'fastify'
import type { CsrfReply } from '#types/api.generated.ts'
import { csrfSeedIn, setCsrf } from '#server/http/cookies.ts'
import { csrfTokenOf, isSecure } from '#server/http/csrf.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import { shape } from '#server/http/schemas.ts'
import { newSecret } from '#server/accounts/tokens.ts'
import { accountCall } from '#server/routes/account/account-route-schema.ts'

export const addCsrfRoute = (app: FastifyInstance, { settings }: Parts): void => {
  const secure = isSecure(settings)
  app.get(
    '/api/users/csrf',
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: accountCall('Get the anti-forgery token of this browser', { 200: shape('CsrfReply') }, []),
    },
    async (request, reply) => {
      const seed = csrfSeedIn(request, secure) ?? newSecret()
      const csrfToken = csrfTokenOf(seed)
      setCsrf(reply, secure, seed, csrfToken)
      return { csrfToken } satisfies CsrfReply
    },
  )
}
