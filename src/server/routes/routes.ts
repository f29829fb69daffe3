/** The API: the routes of the modules that the content has. */
import type { FastifyInstance } from 'fastify'
import { hasModule } from '#content/modules.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { addDocsRoutes, describeApi } from '#server/http/api-docs/api-docs.ts'
import type { Refuse } from '#server/http/refusals.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import { openShownTexts } from '#server/results/shown-texts.ts'
import { addHealthRoutes } from './health.ts'
import { addCsrfRoute } from './login/csrf.ts'
import { addLoginRoutes } from './login/login-routes.ts'
import { addMessageRoutes } from './messages/message-routes.ts'
import { addOwnedRoutes } from './submissions/owned-routes.ts'
import { addSubmissionRoute } from './submissions/submissions.ts'
import { addUserRoutes } from './user-routes.ts'

/** Modules whose calls need the anti-forgery token. */
const formModules = ['accounts', 'feedback', 'complaints', 'updates'] as const

export const addRoutes = async (
  app: FastifyInstance,
  dependencies: Dependencies,
  rules: QuizRules,
  refuse: Refuse,
): Promise<void> => {
  const { content, database, settings, version } = dependencies
  // Must come first: only routes that are added after it are described.
  await describeApi(app, content, settings.publicUrl)
  addHealthRoutes(app, dependencies, refuse)
  if (formModules.some((module) => hasModule(content, module))) addCsrfRoute(app, dependencies)
  if (hasModule(content, 'accounts')) await addLoginRoutes(app, dependencies, refuse)
  const shownTexts = await openShownTexts(database.store, content, version, settings.now())
  addSubmissionRoute(app, dependencies, rules, shownTexts, refuse)
  await addOwnedRoutes(app, dependencies, rules, refuse)
  if (hasModule(content, 'accounts')) await addUserRoutes(app, { ...dependencies, content }, rules, refuse)
  await addMessageRoutes(app, dependencies, refuse)
  addDocsRoutes(app, content)
}
