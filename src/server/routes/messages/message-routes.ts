/** Public forms: feedback, complaints, and subscribing to and unsubscribing from news. */
import type { FastifyInstance } from 'fastify'
import { requireCsrf } from '#server/http/csrf.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { addComplaintsRoute } from './complaints.ts'
import { addFeedbackRoute } from './feedback.ts'
import { addUnsubscribeRoutes } from './unsubscribe.ts'
import { addUpdatesRoute } from './updates.ts'

export const addMessageRoutes = async (
  app: FastifyInstance,
  dependencies: Dependencies,
  refuse: Refuse,
): Promise<void> => {
  await app.register(async (scope) => {
    requireCsrf(scope, dependencies, refuse)
    addFeedbackRoute(scope, dependencies, refuse)
    addComplaintsRoute(scope, dependencies, refuse)
    addUpdatesRoute(scope, dependencies, refuse)
  })
  await addUnsubscribeRoutes(app, dependencies, refuse)
}
