/**
 * Limits the requests in progress of one visitor to a quarter of the connections. Behind a proxy all connections come from the proxy, so
 * without this limit one visitor could use all of them.
 */
import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refusalError } from '#server/http/refusals.ts'
import { perVisitor, type LoadLimits } from './load.ts'
import { connectionOf } from './networks.ts'

/**
 * Call after readForwardedAddresses, and before other limits: a request that they refuse is still in progress until its body has
 * arrived.
 */
export const limitRequestsInProgress = (app: FastifyInstance, limits: LoadLimits): void => {
  const most = perVisitor(limits)
  const inProgress = new Map<string, number>()
  app.addHook('onRequest', async (request, reply) => {
    const visitor = connectionOf(request.ip)
    const count = inProgress.get(visitor) ?? 0
    if (count >= most) {
      // The body is not read, so that the connection becomes free immediately.
      reply.header('connection', 'close')
      throw refusalError('rate_limit', { seconds: randomInt(2, 6) })
    }
    inProgress.set(visitor, count + 1)
    reply.raw.once('close', () =>
      whenBodyHasEnded(request.raw, () => {
        const left = (inProgress.get(visitor) ?? 1) - 1
        if (left > 0) inProgress.set(visitor, left)
        else inProgress.delete(visitor)
      }),
    )
  })
}

/** Calls `done` when the body has arrived, or never will. The reply may have been sent before that. */
const whenBodyHasEnded = (request: IncomingMessage, done: () => void): void => {
  if (request.complete !== false || request.socket.destroyed) return done()
  const end = (): void => {
    request.off('end', end)
    request.socket.off('close', end)
    done()
  }
  request.once('end', end)
  // Once its reply was sent, a request has no event for the end of its connection.
  request.socket.once('close', end)
}
