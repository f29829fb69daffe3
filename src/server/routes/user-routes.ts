/** The calls for users only: each with the access token and the cookie of its login, and about nobody but themselves. */
import type { FastifyInstance } from 'fastify'
import { requireCsrf } from '#server/http/csrf.ts'
import type { Parts } from '#server/dependencies.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { requireOwnId, requireUser } from '#server/accounts/sessions.ts'
import { addAccountRoute } from './account/account.ts'
import { addChipsRoute } from './account/chips.ts'
import { addClaimRoute } from './submissions/claim.ts'
import { addDeleteAccountRoute } from './account/delete-account.ts'
import { addEmailRoute } from './account/change-email.ts'
import { addExportRoute } from './account/export.ts'
import { addPasswordRoute } from './account/change-password.ts'
import { addProductsRoute } from './reports/products.ts'
import { addProfileRoute } from './account/profile.ts'
import { addRecommendationsRoute } from './reports/recommendations.ts'
import { addRepliesRoute } from './reports/replies.ts'
import { addReportsRoute } from './reports/reports.ts'
import { addScoresRoute } from './reports/scores.ts'
import { addSessionsRoutes } from './account/sessions.ts'

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
