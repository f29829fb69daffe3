/** How much one address may ask for in a minute. An IPv6 address stands for its /64 network. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'

/** Times RATE_LIMIT_PER_MINUTE: a submission comes with up to three photos and is read several times. */
const budgets = { submission: 1, photo: 2, reading: 10 } as const

export const addRateLimit = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { statusCode, ttl }) =>
      Object.assign(new Error('Too many requests'), { statusCode, seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}

/** For the `config` of a route. Routes with one budget draw on it together. */
export const limited = (budget: keyof typeof budgets, perMinute: number): FastifyContextConfig => ({
  rateLimit: { max: budgets[budget] * perMinute, groupId: budget },
})
