/** Counts every finished request, also those that are refused. */
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** To be called before the routes are added: a hook holds for what comes after it. */
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
