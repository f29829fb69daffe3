/** Product ids that the latest report suggests, as stored when the report was made. */
import type { FastifyInstance } from 'fastify'
import { rateLimit } from '#server/http/limits/rate-limit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { storedResult } from '#server/results/results.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { latestResult } from '#server/store/submissions/reports.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = '/api/users/profiles/recommendations/:userId'

export const addRecommendationsRoute = (scope: FastifyInstance, { database, settings }: Dependencies): void => {
  scope.get(
    path,
    {
      config: rateLimit('call', settings.rateLimitPerMinute),
      schema: userRouteSchema('List the products that the latest report suggests', path, {
        200: schemaRef('ProductIds'),
      }),
    },
    async (request) => {
      const report = await latestResult(database.store, userOf(request).id)
      return report ? [...new Set(storedResult(report).products.map(({ id }) => String(id)))] : []
    },
  )
}
