/** Rate limits per address and minute. IPv6 addresses are counted by their /64 network. */
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { refusalError } from '#server/http/refusals.ts'

/**
 * As multiples of RATE_LIMIT_PER_MINUTE. A submission comes with up to three photos and several other calls. `call` is the budget of
 * every API route that names no other, each counted separately; `page` is the budget of everything else, counted together.
 */
const budgets = { submission: 1, photo: 2, call: 10, page: 200 } as const

export const addRateLimit = async (app: FastifyInstance, perMinute: number): Promise<void> => {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/')) route.config = { ...rateLimit('call', perMinute), ...route.config }
  })
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { statusCode, ttl }) =>
      Object.assign(new Error('Too many requests'), { statusCode, seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
  addPageRateLimit(app, perMinute)
}

/** For pages, files, /readyz and unknown URLs. They are cheap, and a page loads about twenty files. */
const addPageRateLimit = (app: FastifyInstance, perMinute: number): void => {
  const count = app.createRateLimit({ max: budgets.page * perMinute })
  app.addHook('onRequest', async (request) => {
    const { config, url } = request.routeOptions
    if (config.rateLimit !== undefined || url === '/healthz') return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw refusalError('rate_limit', { seconds: Math.max(1, counted.ttlInSeconds) })
  })
}

/** For the `config` of a route. */
export const rateLimit = (budget: keyof typeof budgets, perMinute: number): FastifyContextConfig => ({
  rateLimit: { max: budgets[budget] * perMinute },
})
