/** Logs contain no personal data: no bodies, IP addresses, URLs, queries, headers or tokens. */
import { randomBytes } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'

/** Destination of log lines other than stdout. */
export type LogStream = { readonly write: (line: string) => void }

export const loggingOptions = (level: string, stream?: LogStream): FastifyServerOptions => ({
  logger: {
    level,
    ...(stream && { stream }),
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
  /** The reference in error replies, which a visitor can quote. */
  genReqId: () => randomBytes(6).toString('hex'),
})

/** One line per finished request, with its route pattern: URLs can contain ids. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

/** Database errors can contain row values in other properties, so only these are logged. */
const withoutDetails = (error: Error & { readonly code?: unknown }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...(typeof error.code === 'string' && { code: error.code }),
})
