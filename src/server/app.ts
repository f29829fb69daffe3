/** The server without a port: routes over the parts that it is given. */
import fastify, { type FastifyInstance } from 'fastify'
import { addDocsRoutes, describeApi } from './http/api-docs/api-docs.ts'
import { cleanupJobs } from './cleanup/jobs.ts'
import { type Cleanup, startCleanup } from './cleanup/runner.ts'
import { addCookies } from './http/cookies.ts'
import { isSecure, refuseForeign } from './http/csrf.ts'
import { keepErasureLog } from './erasures/erasure-flush.ts'
import { answerBadAddress, answerBadRequest, handleErrors } from './http/errors.ts'
import { openRoom } from './operations/free-space.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { boundJsonBodies } from './http/limits/json-bodies.ts'
import { addRateLimit } from './http/limits/rate-limit.ts'
import { limitConnections, shedLoad } from './http/limits/load.ts'
import { loggingOptions, logRequests } from './operations/logging.ts'
import { openOutbox } from './mail/outbox.ts'
import { addProductMetrics } from './metrics/product-metrics.ts'
import { addRequestMetrics } from './metrics/request-metrics.ts'
import { addOwnership } from './accounts/ownership.ts'
import type { GivenParts, Parts } from './dependencies.ts'
import { compileRules } from './results/quiz-rules.ts'
import { photoFilesIn } from './photos/photo-files.ts'
import { warnOfProxy } from './http/limits/proxy-warning.ts'
import { openPictureQueue } from './photos/picture-queue.ts'
import { redraw } from './photos/pictures.ts'
import { refuserOf } from './http/refusals.ts'
import { resetLinks } from './accounts/reset-links.ts'
import { addAccountRoutes } from './routes/login/login-routes.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addMessageRoutes } from './routes/messages/message-routes.ts'
import { addOwnedRoutes } from './routes/submissions/owned-routes.ts'
import { addSubmissionRoute } from './routes/submissions/submissions.ts'
import { addUserRoutes } from './routes/user-routes.ts'
import { schemasFor, validation } from './http/schemas.ts'
import { openShownTexts } from './results/shown-texts.ts'
import { addSite } from './http/site.ts'
import { addUsers } from './accounts/sessions.ts'
import { refuseUnstorable } from './http/unstorable.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly cleanup: Cleanup
  }
}

const second = 1000

export const buildApp = async (given: GivenParts): Promise<FastifyInstance> => {
  const { content, version, settings } = given
  const secure = isSecure(settings)
  const rules = compileRules(content, version)
  const refuse = refuserOf(content.messages)

  const app = fastify({
    ...loggingOptions(settings.logLevel, settings.logStream),
    frameworkErrors: answerBadAddress(refuse, secure),
    clientErrorHandler: answerBadRequest,
    trustProxy: settings.trustProxy,
    bodyLimit: 16 * 1024,
    // A photo over a poor network takes its time (the page gives up after a minute); whoever sends nothing at all does not.
    requestTimeout: 75 * second,
    keepAliveTimeout: 60 * second,
    http: { headersTimeout: 15 * second, connectionsCheckingInterval: 5 * second },
    // While we end, whoever is connected already is still served.
    return503OnClosing: false,
    ajv: { customOptions: validation },
  })
  const outbox = openOutbox(given, app.log, resetLinks(given, app.log))
  const room = openRoom(given.disks ?? null, settings.storage, app.log)
  const parts: Parts = {
    ...given,
    pictures: openPictureQueue(given.redraw ?? redraw),
    photos: photoFilesIn(given.photos, given.database.store, settings.now, app.log),
    outbox,
    room,
  }
  app.decorate('outbox', outbox)
  const erasures = keepErasureLog(given, app.log)
  // What another server, or this one before it ended, has not copied.
  erasures.soon()
  if (given.metrics) addProductMetrics(given.metrics, parts, given.disks ?? null)

  app.removeContentTypeParser('text/plain')
  boundJsonBodies(app)
  for (const schema of schemasFor(rules.limits)) app.addSchema(schema)
  // Replies are made of our own types; tests hold them against their schemas.
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply))

  addSecurityHeaders(app, secure)
  app.addHook('onSend', async (_request, reply) => {
    if (settings.isStopping()) reply.header('connection', 'close')
  })
  warnOfProxy(app, settings.trustProxy)
  logRequests(app)
  if (given.metrics) addRequestMetrics(app, given.metrics)
  app.addHook('onResponse', async () => outbox.sendQueued())
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') erasures.soon()
  })
  handleErrors(app, refuse)
  refuseUnstorable(app, refuse, content.messages.fields.text_characters)
  limitConnections(app, settings.load, settings.trustProxy !== false)
  await shedLoad(app, settings.load)
  await addRateLimit(app, settings.rateLimitPerMinute)
  await addCookies(app)
  addUsers(app)
  addOwnership(app)
  refuseForeign(app, parts, refuse)
  await describeApi(app, content.site.name, settings.publicUrl)

  addHealthRoutes(app, parts, refuse)
  await addAccountRoutes(app, parts, refuse)
  const shownTexts = await openShownTexts(given.database.store, content, version, settings.now())
  addSubmissionRoute(app, parts, rules, shownTexts, refuse)
  await addOwnedRoutes(app, parts, rules, refuse)
  await addUserRoutes(app, parts, rules, refuse)
  await addMessageRoutes(app, parts, refuse)
  addDocsRoutes(app)

  const site = settings.siteFolder === null ? null : await addSite(app, settings.siteFolder)
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      /^(GET|HEAD)$/.test(request.method) &&
      !/^\/api(?![^/?])/.test(request.url) &&
      /text\/html|\*\/\*/.test(request.headers.accept ?? '')
    return site && wantsPage ? site.sendNotFound(request, reply) : refuse(reply, 'not_found')
  })

  const cleanup = startCleanup({ ...given, outbox, log: app.log }, cleanupJobs, settings.cleanupAfterMs)
  app.decorate('cleanup', cleanup)
  // Told at the start, before anybody is refused.
  void Promise.all([room.forPhotos(), room.forSubmissions()])

  app.addHook('onClose', async () => {
    await cleanup.stop()
    await outbox.stop()
    await erasures.stop()
  })
  return app
}
