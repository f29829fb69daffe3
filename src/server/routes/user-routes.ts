/** Routes for logged-in users, about their own data only. */
import type { FastifyInstance } from 'fastify'
import { hasModule } from '#content/modules.ts'
import { requireCsrf } from '#server/http/csrf.ts'
import type { DependenciesWith } from '#server/dependencies.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { requireOwnId, requireUser } from '#server/accounts/sessions.ts'
import { addAccountRoute } from './account/account.ts'
import { addOwnProductsRoute } from './account/own-products.ts'
import { addClaimRoute } from './submissions/claim.ts'
import { addDeleteAccountRoute } from './account/delete-account.ts'
import { addChangeEmailRoute } from './account/change-email.ts'
import { addConsentsRoute } from './account/consents.ts'
import { addExportRoute } from './account/export.ts'
import { addChangePasswordRoute } from './account/change-password.ts'
import { addProductsRoute } from './reports/products.ts'
import { addProfileRoute } from './account/profile.ts'
import { addRecommendationsRoute } from './reports/recommendations.ts'
import { addRepliesRoute } from './reports/replies.ts'
import { addReportsRoute } from './reports/reports.ts'
import { addScoresRoute } from './reports/scores.ts'
import { addSessionsRoutes } from './account/sessions.ts'

export const addUserRoutes = async (
  app: FastifyInstance,
  dependencies: DependenciesWith<'accounts'>,
  rules: QuizRules,
  refuse: Refuse,
): Promise<void> => {
  const { content } = dependencies
  await app.register(async (scope) => {
    requireCsrf(scope, dependencies, refuse)
    requireUser(scope, dependencies, refuse)
    addClaimRoute(scope, dependencies, refuse)
    if (hasModule(content, 'products')) addProductsRoute(scope, dependencies)
    await scope.register(async (own) => {
      requireOwnId(own, refuse)
      addReportsRoute(own, dependencies)
      addScoresRoute(own, dependencies)
      addRepliesRoute(own, dependencies, rules, refuse)
      if (hasModule(content, 'products')) addRecommendationsRoute(own, dependencies)
      addAccountRoute(own, dependencies, refuse)
      addProfileRoute(own, dependencies, refuse)
      addOwnProductsRoute(own, dependencies, refuse)
      addChangeEmailRoute(own, dependencies, refuse)
      addChangePasswordRoute(own, dependencies, refuse)
      if (hasModule(content, 'consents')) addConsentsRoute(own, dependencies)
      addExportRoute(own, dependencies, refuse)
      addSessionsRoutes(own, dependencies, refuse)
      addDeleteAccountRoute(own, dependencies, refuse)
    })
  })
}
