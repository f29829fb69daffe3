/** A proxy in front that is not trusted hides the visitors: said once, when its header arrives. */
import type { FastifyInstance } from 'fastify'

export const warnOfProxy = (app: FastifyInstance, trustProxy: false | string): void => {
  if (trustProxy !== false) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    app.log.warn(
      'X-Forwarded-For arrives and TRUST_PROXY is not set: if a proxy is in front, all visitors share its rate limit. Set TRUST_PROXY to the address of the proxy; without a proxy, ignore this',
    )
  })
}
