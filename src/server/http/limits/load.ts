/**
 * Sheds load before memory or latency suffers: requests get 503 with Retry-After. Connections are limited too, because each uses
 * memory before its first request.
 */
import { randomInt } from 'node:crypto'
import type { Socket } from 'node:net'
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { minute, second } from '#server/operations/durations.ts'
import { refusalError } from '#server/http/refusals.ts'
import type { Pace } from './body-pace.ts'
import { connectionOf } from './networks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly pressureHandler?: () => Promise<void>
  }
}

export type LoadLimits = {
  /** Concurrent connections. One visitor may use a quarter of them, directly or through a trusted proxy. */
  readonly connections: number
  /** The pace of bodies, unless the route demands another one. */
  readonly bodyPace: Pace
  /** The mean delay of the event loop in `sampleMs` above which requests are refused. */
  readonly loopDelayMs: number
  readonly sampleMs: number
}

/**
 * SQLite runs on the event loop, so a commit to a slow disk (20 to 50 ms) is not overload. A mean delay of 300 ms is, because a page
 * needs several turns of the loop. Resident memory (RSS) is not checked: allocators return memory late or never, so a server would
 * keep refusing requests after one busy moment. Upload buffers are limited in uploads.ts.
 */
export const loadLimits = (connections: number): LoadLimits => ({
  connections,
  // A body of 16 kB has at most 16 s. A connection on which the body stops arriving is closed after about 10 s.
  bodyPace: { graceMs: 8 * second, bytesPerSecond: 2000 },
  loopDelayMs: 300,
  sampleMs: 1000,
})

/** How many connections, or requests in progress, one visitor may have. */
export const perVisitor = ({ connections }: LoadLimits): number => Math.max(1, Math.floor(connections / 4))

const maxHeapShare = 0.85

export const shedLoad = async (app: FastifyInstance, { loopDelayMs, sampleMs }: LoadLimits): Promise<void> => {
  await app.register(underPressure, {
    sampleInterval: sampleMs,
    maxEventLoopDelay: loopDelayMs,
    maxHeapUsedBytes: Math.floor(maxHeapShare * getHeapStatistics().heap_size_limit),
    pressureHandler: async (_request, _reply, _kind, value) => {
      // Infinity means that there was no sample in the interval, because of one long pause that is over now.
      if (value !== Number.POSITIVE_INFINITY) throw refusalError('busy', { seconds: randomInt(2, 6) })
    },
  })
}

/** For the `config` of a route that is exempt from load shedding. */
export const neverShed: FastifyContextConfig = { pressureHandler: async () => undefined }

export const isShedding = (app: FastifyInstance): boolean =>
  app.isUnderPressure() && app.memoryUsage().eventLoopDelay !== Number.POSITIVE_INFINITY

/** `isBehindProxy`: all connections come from the proxy, so requests are counted for each visitor instead (requests-in-progress.ts). */
export const limitConnections = (
  { server, log }: FastifyInstance,
  limits: LoadLimits,
  isBehindProxy: boolean,
): void => {
  const { connections } = limits
  const perAddress = isBehindProxy ? connections : perVisitor(limits)
  const open = new Map<string, number>()
  const warn = oncePerMinute(() => log.warn({ connections, perAddress }, 'connections are refused: there are too many'))
  server.maxConnections = connections
  server.on('drop', warn)
  server.on('connection', (socket: Socket) => {
    const address = connectionOf(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count <= perAddress) return
    warn()
    socket.destroy()
  })
}

const oncePerMinute = (work: () => void): (() => void) => {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - last < minute) return
    last = performance.now()
    work()
  }
}
