/** Warns once if a request has X-Forwarded-For although no proxy is trusted. */
import type { FastifyInstance } from 'fastify'

export const warnOfUntrustedProxy = (app: FastifyInstance, trustProxy: false | string): void => {
  if (trustProxy !== false) return
  let hasWarned = false
  app.addHook('onRequest', async ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    app.log.warn(
      'X-Forwarded-For arrives and TRUST_PROXY is not set: if a proxy is in front, all visitors share its rate limit. Set TRUST_PROXY to the address of the proxy; without a proxy, ignore this',
    )
  })
}
