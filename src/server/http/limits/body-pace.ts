/**
 * Closes the connection of a request whose body arrives too slowly: until the body is complete, it holds memory and slots that others
 * wait for.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type Pace = {
  /** The pace is not checked during this time. */
  readonly graceMs: number
  /** The lowest mean pace after that. */
  readonly bytesPerSecond: number
}

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Sets the pace of this request, and replaces an earlier one. */
export const enforcePace = (request: IncomingMessage, { graceMs, bytesPerSecond }: Pace): void => {
  if (request.complete !== false) return
  // Counted at the socket, because a 'data' listener on the request would start to read the body.
  const { socket } = request
  const before = socket.bytesRead
  const start = performance.now()
  clearInterval(timers.get(request))
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const seconds = (performance.now() - start - graceMs) / 1000
    if (socket.bytesRead - before >= seconds * bytesPerSecond) return
    clearInterval(timer)
    request.destroy(Object.assign(new Error('The body arrives too slowly'), { statusCode: 408 }))
    // The socket, too: if the request was answered before its body was read, Node may consider it finished.
    socket.destroy()
  }, graceMs / 4).unref()
  timers.set(request, timer)
  request.once('close', () => clearInterval(timer))
}

/** Demands the pace of all requests, including those that match no route and those that were already answered. */
export const enforcePaceOfBodies = ({ server }: Pick<FastifyInstance, 'server'>, pace: Pace): void => {
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && !socket.destroyed) enforcePace(request, pace)
  })
}
