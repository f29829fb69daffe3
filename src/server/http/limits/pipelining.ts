/**
 * Node parses every request that a client has sent before it does anything else. So a few connections with thousands of requests, sent
 * without waiting for the replies, would stop the server for minutes. Browsers and proxies wait for a reply before the next request.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests of one connection that may be open. */
const mostOpen = 4

/** Closes a connection with more open requests, before Fastify sees them. Has to be called before others listen to requests. */
export const limitPipelining = ({ server }: Pick<FastifyInstance, 'server'>): void => {
  const openRequests = new WeakMap<Socket, number>()
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    const { socket } = request
    // Parsed together with the request that exceeded the limit.
    if (socket.destroyed) return
    const count = (openRequests.get(socket) ?? 0) + 1
    if (count > mostOpen) {
      socket.destroy()
      return
    }
    openRequests.set(socket, count)
    reply.once('close', () => openRequests.set(socket, (openRequests.get(socket) ?? 1) - 1))
    for (const handle of handlers) handle.call(server, request, reply)
  })
}
