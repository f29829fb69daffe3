/** Routes of one submission, for its owner only. */
import type { FastifyInstance } from 'fastify'
import { hasModule } from '#content/modules.ts'
import { requireOwner } from '#server/accounts/ownership.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { requireUser } from '#server/accounts/sessions.ts'
import { addConsentRoute } from './consents.ts'
import { addDeleteSubmissionRoute } from './delete-submission.ts'
import { addPhotoRoutes } from './photos.ts'
import { addRatingRoutes } from './rating.ts'
import { addReportPdfRoute } from '#server/routes/reports/report-pdf.ts'
import { addResultRoute } from './submissions.ts'

/** They need no CSRF token, because another site cannot make a browser send their Authorization header. */
export const addOwnedRoutes = async (
  app: FastifyInstance,
  dependencies: Dependencies,
  rules: QuizRules,
  refuse: Refuse,
): Promise<void> => {
  const { content } = dependencies
  await app.register(async (scope) => {
    requireOwner(scope, dependencies, refuse)
    addResultRoute(scope, dependencies, rules, refuse)
    addDeleteSubmissionRoute(scope, dependencies)
    if (hasModule(content, 'consents')) addConsentRoute(scope, dependencies, rules, refuse)
    if (hasModule(content, 'photos'))
      await scope.register(async (inner) => {
        addPhotoRoutes(inner, { ...dependencies, content }, rules, refuse)
      })
  })
  if (!hasModule(content, 'accounts')) return
  // Only for reports that an account has claimed.
  await app.register(async (scope) => {
    requireUser(scope, dependencies, refuse)
    requireOwner(scope, dependencies, refuse)
    if (hasModule(content, 'products')) addRatingRoutes(scope, dependencies, refuse)
    if (hasModule(content, 'pdf')) addReportPdfRoute(scope, { ...dependencies, content })
  })
}
