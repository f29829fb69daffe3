/** Builds the Fastify app with all routes and hooks. It does not listen. */
import fastify, { type FastifyInstance } from 'fastify'
import { hasModule } from '#content/modules.ts'
import { addDocsRoutes, describeApi } from './http/api-docs/api-docs.ts'
import { cleanupJobsFor } from './cleanup/jobs.ts'
import { type Cleanup, startCleanup } from './cleanup/runner.ts'
import { addCookies } from './http/cookies.ts'
import { isSecure, refuseCrossSite } from './http/csrf.ts'
import { startErasureFlush } from './erasures/erasure-flush.ts'
import { replyToBadUrl, replyToClientError, handleErrors } from './http/errors.ts'
import { watchFreeSpace } from './operations/free-space.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { limitJsonBodies } from './http/limits/json-bodies.ts'
import { addRateLimit } from './http/limits/rate-limit.ts'
import { limitConnections, shedLoad } from './http/limits/load.ts'
import { loggingOptions, logRequests } from './operations/logging.ts'
import { openOutbox } from './mail/outbox.ts'
import { addProductMetrics } from './metrics/product-metrics.ts'
import { addRequestMetrics } from './metrics/request-metrics.ts'
import { decorateOwnedSubmission } from './accounts/ownership.ts'
import type { ExternalDependencies, Dependencies } from './dependencies.ts'
import { compileRules } from './results/quiz-rules.ts'
import { photoFilesFor } from './photos/photo-files.ts'
import { warnOfUntrustedProxy } from './http/limits/proxy-warning.ts'
import { openPictureQueue } from './photos/picture-queue.ts'
import { reencode } from './photos/pictures.ts'
import { createRefuse } from './http/refusals.ts'
import { resetLinks } from './accounts/reset-links.ts'
import { addCsrfRoute } from './routes/login/csrf.ts'
import { addLoginRoutes } from './routes/login/login-routes.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addMessageRoutes } from './routes/messages/message-routes.ts'
import { addOwnedRoutes } from './routes/submissions/owned-routes.ts'
import { addSubmissionRoute } from './routes/submissions/submissions.ts'
import { addUserRoutes } from './routes/user-routes.ts'
import { schemasFor, ajvOptions } from './http/schemas.ts'
import { removeServiceWorker } from './http/service-worker.ts'
import { openShownTexts } from './results/shown-texts.ts'
import { minutesOfPages } from './http/page-minutes.ts'
import { addSite, redirectToQuiz } from './http/site.ts'
import { decorateUser } from './accounts/sessions.ts'
import { refuseUnstorable } from './http/unstorable.ts'
import { closeUnusedConnections } from './http/unused-connections.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly cleanup: Cleanup
  }
}

const second = 1000

/** Modules whose calls need the anti-forgery token. */
const formModules = ['accounts', 'feedback', 'complaints', 'updates'] as const

export const buildApp = async (external: ExternalDependencies): Promise<FastifyInstance> => {
  const { content, version, settings } = external
  const secure = isSecure(settings)
  const rules = compileRules(content, version)
  const refuse = createRefuse(content.messages)

  const app = fastify({
    ...loggingOptions(settings.logLevel, settings.logStream),
    frameworkErrors: replyToBadUrl(refuse, secure),
    clientErrorHandler: replyToClientError,
    trustProxy: settings.trustProxy,
    bodyLimit: 16 * 1024,
    // A photo upload over a slow network may take a minute (then the page gives up). A client that sends no headers is cut off after 15 s.
    requestTimeout: 75 * second,
    keepAliveTimeout: 60 * second,
    http: { headersTimeout: 15 * second, connectionsCheckingInterval: 5 * second },
    // During shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    ajv: { customOptions: ajvOptions },
  })
  const jobs = await cleanupJobsFor(content, external.database.store)
  const outbox = openOutbox(external, app.log, resetLinks(external, app.log))
  const freeSpace = watchFreeSpace(external.disks ?? null, settings.storage, app.log)
  const dependencies: Dependencies = {
    ...external,
    pictures: openPictureQueue(external.reencode ?? reencode),
    photos: photoFilesFor(external.photos, external.database.store, settings.now, app.log),
    outbox,
    freeSpace,
    jobNames: jobs.map(({ name }) => name),
  }
  app.decorate('outbox', outbox)
  const erasures = startErasureFlush(external, app.log)
  // Erasures that an earlier process did not write to the log.
  erasures.schedule()
  if (external.metrics) addProductMetrics(external.metrics, dependencies, external.disks ?? null)

  app.removeContentTypeParser('text/plain')
  limitJsonBodies(app)
  for (const schema of schemasFor(rules.limits)) app.addSchema(schema)
  // No serialisation by schema: replies have generated types, and tests validate them against their schemas.
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply))

  addSecurityHeaders(app, secure)
  app.addHook('onSend', async (_request, reply) => {
    if (settings.isStopping()) reply.header('connection', 'close')
  })
  warnOfUntrustedProxy(app, settings.trustProxy)
  logRequests(app)
  if (external.metrics) addRequestMetrics(app, external.metrics)
  app.addHook('onResponse', async () => outbox.sendQueued())
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') erasures.schedule()
  })
  handleErrors(app, refuse)
  refuseUnstorable(app, refuse, content.messages.fields.text_characters)
  limitConnections(app, settings.load, settings.trustProxy !== false)
  closeUnusedConnections(app)
  await shedLoad(app, settings.load)
  await addRateLimit(app, settings.rateLimitPerMinute)
  await addCookies(app)
  decorateUser(app)
  decorateOwnedSubmission(app)
  refuseCrossSite(app, dependencies, refuse)
  await describeApi(app, content, settings.publicUrl)

  addHealthRoutes(app, dependencies, refuse)
  if (formModules.some((module) => hasModule(content, module))) addCsrfRoute(app, dependencies)
  if (hasModule(content, 'accounts')) await addLoginRoutes(app, dependencies, refuse)
  const shownTexts = await openShownTexts(external.database.store, content, version, settings.now())
  addSubmissionRoute(app, dependencies, rules, shownTexts, refuse)
  await addOwnedRoutes(app, dependencies, rules, refuse)
  if (hasModule(content, 'accounts')) await addUserRoutes(app, { ...dependencies, content }, rules, refuse)
  await addMessageRoutes(app, dependencies, refuse)
  addDocsRoutes(app, content)

  if (!settings.offlineQuiz) removeServiceWorker(app)
  const site =
    settings.siteFolder === null
      ? null
      : await addSite(app, settings.siteFolder, await minutesOfPages(external, app.log))
  if (site && !hasModule(content, 'home')) redirectToQuiz(app, content.pages.quiz.route)
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      /^(GET|HEAD)$/.test(request.method) &&
      !/^\/api(?![^/?])/.test(request.url) &&
      /text\/html|\*\/\*/.test(request.headers.accept ?? '')
    return site && wantsPage ? site.sendNotFound(request, reply) : refuse(reply, 'not_found')
  })

  const cleanup = startCleanup({ ...external, outbox, log: app.log }, jobs, settings.cleanupAfterMs)
  app.decorate('cleanup', cleanup)
  // Logs a low disk at the start, not only with the first refused request.
  void Promise.all([freeSpace.forPhotos(), freeSpace.forSubmissions()])

  app.addHook('onClose', async () => {
    await cleanup.stop()
    await outbox.stop()
    await erasures.stop()
  })
  return app
}
