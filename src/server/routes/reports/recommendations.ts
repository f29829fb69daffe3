/** Product ids that the latest report suggests, as stored when the report was made. */
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { storedResult } from '#server/results/results.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { latestResult } from '#server/store/submissions/reports.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = '/api/users/profiles/recommendations/:userId'

export const addRecommendationsRoute = (scope: FastifyInstance, { database }: Dependencies): void => {
  scope.get(
    path,
    {
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
