/** The calls for users only: each with the access token and the cookie of its login, and about nobody but themselves. */
import type { FastifyInstance } from 'fastify'
import { requireCsrf } from '#server/csrf.ts'
import type { Parts } from '#server/parts.ts'
import type { QuizRules } from '#server/quiz-rules.ts'
import type { Refuse } from '#server/refusals.ts'
import { requireOwnId, requireUser } from '#server/sessions.ts'
import { addAccountRoute } from './account.ts'
import { addChipsRoute } from './chips.ts'
import { addClaimRoute } from './claim.ts'
import { addDeleteAccountRoute } from './delete-account.ts'
import { addEmailRoute } from './change-email.ts'
import { addExportRoute } from './export.ts'
import { addPasswordRoute } from './change-password.ts'
import { addProductsRoute } from './products.ts'
import { addProfileRoute } from './profile.ts'
import { addRecommendationsRoute } from './recommendations.ts'
import { addRepliesRoute } from './replies.ts'
import { addReportsRoute } from './reports.ts'
import { addScoresRoute } from './scores.ts'
import { addSessionsRoutes } from './sessions.ts'

export const addUserRoutes = async (
  app: FastifyInstance,
  parts: Parts,
  rules: QuizRules,
  refuse: Refuse,
): Promise<void> => {
  await app.register(async (scope) => {
    requireCsrf(scope, parts, refuse)
    requireUser(scope, parts, refuse)
    addClaimRoute(scope, parts, refuse)
    addProductsRoute(scope, parts)
    await scope.register(async (own) => {
      requireOwnId(own, refuse)
      addReportsRoute(own, parts)
      addScoresRoute(own, parts)
      addRepliesRoute(own, parts, rules, refuse)
      addRecommendationsRoute(own, parts)
      addAccountRoute(own, parts, refuse)
      addProfileRoute(own, parts, refuse)
      addChipsRoute(own, parts, refuse)
      addEmailRoute(own, parts, refuse)
      addPasswordRoute(own, parts, refuse)
      addExportRoute(own, parts, refuse)
      addSessionsRoutes(own, parts, refuse)
      addDeleteAccountRoute(own, parts, refuse)
    })
  })
}
