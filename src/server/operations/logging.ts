/** Logs contain no personal data: no bodies, IP addresses, URLs, queries, headers or tokens. */
import { randomBytes } from 'node:crypto'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { limitLines } from './log-limit.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the reply, if it is a refusal. */
    refusal: string
  }
}

/** Destination of log lines other than stdout. */
export type LogStream = { readonly write: (line: string) => void }

/** `root`: see `limitLines`. */
export const loggingOptions = (
  level: string,
  root: () => FastifyBaseLogger,
  stream?: LogStream,
): FastifyServerOptions => ({
  logger: {
    level,
    ...(stream && { stream }),
    hooks: limitLines(root),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // Everything else of a logged request, reply or error is dropped.
    serializers: {
      req: ({ method }: { readonly method?: string }) => ({ method: method ?? '' }),
      res: ({ statusCode }: { readonly statusCode?: number }) => ({ status: statusCode ?? 0 }),
      err: withoutDetails,
    },
  },
  logController: new LogController({ disableRequestLogging: true }),
  /** Also the reference in error replies, which a visitor can quote. */
  genReqId: () => randomBytes(6).toString('hex'),
})

const healthChecks: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** One line per finished request, with its route pattern, because URLs can contain ids. Refused requests are only counted (log-limit.ts). */
export const logRequests = (app: FastifyInstance): void => {
  app.decorateReply('refusal', '')
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    if (healthChecks.has(route) && reply.statusCode < 400) return
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ...(reply.statusCode === 429 && { refusal: reply.refusal }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

/** Only these properties are logged, because database errors can contain row values in others. */
const withoutDetails = (error: Error & { readonly code?: unknown }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...(typeof error.code === 'string' && { code: error.code }),
})
