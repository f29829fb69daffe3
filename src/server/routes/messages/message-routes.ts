/** Public forms: feedback, complaints, and subscribing to and unsubscribing from news. */
import type { FastifyInstance } from 'fastify'
import { hasModule } from '#content/modules.ts'
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
  const { content } = dependencies
  await app.register(async (scope) => {
    requireCsrf(scope, dependencies, refuse)
    if (hasModule(content, 'feedback')) addFeedbackRoute(scope, { ...dependencies, content }, refuse)
    if (hasModule(content, 'complaints')) addComplaintsRoute(scope, { ...dependencies, content }, refuse)
    if (hasModule(content, 'updates')) addUpdatesRoute(scope, { ...dependencies, content }, refuse)
  })
  if (hasModule(content, 'updates')) await addUnsubscribeRoutes(app, { ...dependencies, content }, refuse)
}
