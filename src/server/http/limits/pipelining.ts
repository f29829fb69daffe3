/**
 * Node parses all requests that a client has sent before it does anything else. So a few connections with thousands of requests, sent
 * without waiting for the replies, would block the server for minutes. Browsers and proxies wait for each reply before they send the
 * next request.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many requests of one connection may be open. */
const mostOpen = 4

/** Closes a connection with more open requests, before Fastify sees them. Call before anything else listens for requests. */
export const limitPipelining = ({ server }: Pick<FastifyInstance, 'server'>): void => {
  const openRequests = new WeakMap<Socket, number>()
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    const { socket } = request
    // This request was parsed together with the one that exceeded the limit.
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
