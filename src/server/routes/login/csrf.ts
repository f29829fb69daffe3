/** Issues the CSRF token of a browser. All tabs share one. */
import type { FastifyInstance } from 'fastify'
import type { CsrfReply } from '#types/api.generated.ts'
import { csrfSeedIn, setCsrf } from '#server/http/cookies.ts'
import { csrfTokenOf, isSecure } from '#server/http/csrf.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { newSecret } from '#server/accounts/tokens.ts'
import { accountRouteSchema } from '#server/routes/account/account-route-schema.ts'

export const addCsrfRoute = (app: FastifyInstance, { settings }: Dependencies): void => {
  const secure = isSecure(settings)
  app.get(
    '/api/users/csrf',
    {
      schema: accountRouteSchema('Get the anti-forgery token of this browser', { 200: schemaRef('CsrfReply') }, []),
    },
    async (request, reply) => {
      const seed = csrfSeedIn(request, secure) ?? newSecret()
      const csrfToken = csrfTokenOf(seed)
      setCsrf(reply, secure, seed, csrfToken)
      return { csrfToken } satisfies CsrfReply
    },
  )
}
