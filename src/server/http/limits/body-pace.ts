/** Closes the connection of a body that arrives too slowly: until it is complete it holds what others wait for. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type Pace = {
  /** What arrives in this time is not looked at. */
  readonly graceMs: number
  /** The mean of the time after that. */
  readonly bytesPerSecond: number
}

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Replaces an earlier pace of this request. */
export const demandPace = (request: IncomingMessage, { graceMs, bytesPerSecond }: Pace): void => {
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
    // A request that was answered before its body was read may have ended for Node.
    socket.destroy()
  }, graceMs / 4).unref()
  timers.set(request, timer)
  request.once('close', () => clearInterval(timer))
}

/** Of all requests, also those that no route has seen or whose reply was sent. */
export const demandPaceOfBodies = ({ server }: Pick<FastifyInstance, 'server'>, pace: Pace): void => {
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && !socket.destroyed) demandPace(request, pace)
  })
}
