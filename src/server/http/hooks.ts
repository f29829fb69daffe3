/** The hooks that every request and every reply passes through, whatever the route. */
import type { FastifyInstance } from 'fastify'
import { decorateOwnedSubmission } from '#server/accounts/ownership.ts'
import { decorateUser } from '#server/accounts/sessions.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { ErasureFlush } from '#server/erasures/erasure-flush.ts'
import { addRequestMetrics } from '#server/metrics/request-metrics.ts'
import { logRequests } from '#server/operations/logging.ts'
import { addCookies } from './cookies.ts'
import { isSecure, refuseCrossSite } from './csrf.ts'
import { handleErrors } from './errors.ts'
import { addSecurityHeaders } from './headers.ts'
import { enforcePaceOfBodies } from './limits/body-pace.ts'
import { readForwardedAddresses } from './limits/forwarded-addresses.ts'
import { limitJsonBodies } from './limits/json-bodies.ts'
import { limitConnections, shedLoad } from './limits/load.ts'
import { limitPipelining } from './limits/pipelining.ts'
import { warnOfUntrustedProxy } from './limits/proxy-warning.ts'
import { addRateLimit } from './limits/rate-limit.ts'
import { limitRequestsInProgress } from './limits/requests-in-progress.ts'
import type { Refuse } from './refusals.ts'
import { refuseUnstorable } from './unstorable.ts'
import { closeConnectionsAtStop } from './connections-at-stop.ts'

/** Hooks run in the order in which they are added. A request that one of them refuses does not reach the next. */
export const addHooks = async (
  app: FastifyInstance,
  dependencies: Dependencies,
  erasures: ErasureFlush,
  refuse: Refuse,
): Promise<void> => {
  const { content, metrics, outbox, settings } = dependencies
  app.removeContentTypeParser('text/plain')
  limitJsonBodies(app)
  addSecurityHeaders(app, isSecure(settings))
  app.addHook('onSend', async (_request, reply) => {
    if (settings.isStopping()) reply.header('connection', 'close')
  })
  warnOfUntrustedProxy(app, settings.trustProxy)
  readForwardedAddresses(app, settings.trustProxy)
  logRequests(app)
  if (metrics) addRequestMetrics(app, metrics)
  app.addHook('onResponse', async () => outbox.sendQueued())
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') erasures.schedule()
  })
  handleErrors(app, refuse)
  refuseUnstorable(app, refuse, content.messages.fields.text_characters)
  limitConnections(app, settings.load, settings.trustProxy !== false)
  limitRequestsInProgress(app, settings.load)
  limitPipelining(app)
  enforcePaceOfBodies(app, settings.load.bodyPace)
  closeConnectionsAtStop(app)
  await shedLoad(app, settings.load)
  await addRateLimit(app, settings.rateLimitPerMinute)
  await addCookies(app)
  decorateUser(app)
  decorateOwnedSubmission(app)
  refuseCrossSite(app, dependencies, refuse)
}
