import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For a request that is on its way when the server closes. In ms. */
const graceMs = 1000

/**
 * Browsers open connections in advance, and some never send a request on them. A server that closes would wait for those until its
 * deadline, because Node counts a connection as idle only after its first request.
 */
export const closeUnusedConnections = (app: FastifyInstance): void => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, graceMs).unref()
  })
}
