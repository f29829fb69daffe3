/** Builds the Fastify app with all routes and hooks. It does not listen. */
import fastify, { type FastifyInstance } from 'fastify'
import { cleanupJobsFor } from './cleanup/jobs.ts'
import { type Cleanup, startCleanup } from './cleanup/runner.ts'
import { startErasureFlush } from './erasures/erasure-flush.ts'
import { watchFreeSpace } from './operations/free-space.ts'
import { addHooks } from './http/hooks.ts'
import { openOutbox } from './mail/outbox.ts'
import { addProductMetrics } from './metrics/product-metrics.ts'
import type { ExternalDependencies, Dependencies } from './dependencies.ts'
import { compileRules } from './results/quiz-rules.ts'
import { photoFilesFor } from './photos/photo-files.ts'
import { openPictureQueue } from './photos/picture-queue.ts'
import { reencode } from './photos/pictures.ts'
import { createRefuse, type Refuse } from './http/refusals.ts'
import { resetLinks } from './accounts/reset-links.ts'
import { addRoutes } from './routes/routes.ts'
import { schemasFor } from './http/schemas.ts'
import { serverOptions } from './http/server-options.ts'
import { removeServiceWorker } from './http/service-worker.ts'
import { minutesOfPages } from './http/page-minutes.ts'
import { addSite, redirectToQuiz } from './http/site.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly cleanup: Cleanup
  }
}

export const buildApp = async (external: ExternalDependencies): Promise<FastifyInstance> => {
  const { content, database, schemaController, settings, version } = external
  const rules = compileRules(content, version)
  const refuse = createRefuse(content.messages)
  const app: FastifyInstance = fastify({
    ...serverOptions(settings, refuse, () => app.log),
    ...(schemaController && { schemaController }),
  })

  const jobs = await cleanupJobsFor(content, database.store)
  const dependencies: Dependencies = {
    ...external,
    pictures: openPictureQueue(external.reencode ?? reencode),
    photos: photoFilesFor(external.photos, database.store, settings.now, app.log),
    outbox: openOutbox(external, app.log, resetLinks(external, app.log)),
    freeSpace: watchFreeSpace(external.disks ?? null, settings.storage, app.log),
    jobNames: jobs.map(({ name }) => name),
  }
  const { freeSpace, outbox } = dependencies
  app.decorate('outbox', outbox)
  if (external.metrics) addProductMetrics(external.metrics, dependencies, external.disks ?? null)
  const erasures = startErasureFlush(external, app.log)
  // Copies the erasures that an earlier process did not write to the log.
  erasures.schedule()

  for (const schema of schemasFor(rules.limits)) app.addSchema(schema)
  // No serialisation by schema: replies have generated types, and tests validate them against their schemas.
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply))
  await addHooks(app, dependencies, erasures, refuse)
  await addRoutes(app, dependencies, rules, refuse)
  await addPages(app, external, refuse)

  const cleanup = startCleanup({ ...external, erasures, outbox, log: app.log }, jobs, settings.cleanupAfterMs)
  app.decorate('cleanup', cleanup)
  // So that a nearly full disk is logged at the start, not only with the first refused request.
  void Promise.all([freeSpace.forPhotos(), freeSpace.forSubmissions()])

  app.addHook('onClose', async () => {
    await cleanup.stop()
    await outbox.stop()
    await erasures.stop()
  })
  return app
}

/** Adds the built site, if there is one, and the reply for addresses that are neither a route nor a page. */
const addPages = async (app: FastifyInstance, external: ExternalDependencies, refuse: Refuse): Promise<void> => {
  const { content, settings } = external
  if (!settings.offlineQuiz) removeServiceWorker(app)
  const site =
    settings.siteFolder === null
      ? null
      : await addSite(app, settings.siteFolder, await minutesOfPages(external, app.log))
  // Asks the pages and not the content, which may be another one than they were built from.
  if (site && !app.hasRoute({ method: 'GET', url: '/' })) redirectToQuiz(app, content.pages.quiz.route)
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      /^(GET|HEAD)$/.test(request.method) &&
      !/^\/api(?![^/?])/.test(request.url) &&
      /text\/html|\*\/\*/.test(request.headers.accept ?? '')
    return site && wantsPage ? site.sendNotFound(request, reply) : refuse(reply, 'not_found')
  })
}
