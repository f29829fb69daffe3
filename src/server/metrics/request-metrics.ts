import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Counts every finished request, including refused ones. Must be called before the routes are added: hooks apply only to later routes. */
export const addRequestMetrics = (app: FastifyInstance, metrics: Pick<Metrics, 'countRequest'>): void => {
  app.addHook('onResponse', async (request, reply) => {
    metrics.countRequest({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
}
