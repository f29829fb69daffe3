/** What anybody may send us: feedback, a complaint, an address for news, and that the news are to stop. */
import type { FastifyInstance } from 'fastify'
import { requireCsrf } from '#server/http/csrf.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { addComplaintsRoute } from './complaints.ts'
import { addFeedbackRoute } from './feedback.ts'
import { addUnsubscribeRoutes } from './unsubscribe.ts'
import { addUpdatesRoute } from './updates.ts'

export const addMessageRoutes = async (app: FastifyInstance, parts: Parts, refuse: Refuse): Promise<void> => {
  await app.register(async (scope) => {
    requireCsrf(scope, parts, refuse)
    addFeedbackRoute(scope, parts, refuse)
    addComplaintsRoute(scope, parts, refuse)
    addUpdatesRoute(scope, parts, refuse)
  })
  await addUnsubscribeRoutes(app, parts, refuse)
}
