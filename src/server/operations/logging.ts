/** Logs say what happened to which route, never to whom: no body, no address, no query, no header, no token. */
import { randomBytes } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'

/** Where lines go, when it is not the terminal. */
export type LogStream = { readonly write: (line: string) => void }

export const loggingOptions = (level: string, stream?: LogStream): FastifyServerOptions => ({
  logger: {
    level,
    ...(stream && { stream }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // Whatever logs a request, a reply or an error: only this is left of it.
    serializers: {
      req: ({ method }: { readonly method?: string }) => ({ method: method ?? '' }),
      res: ({ statusCode }: { readonly statusCode?: number }) => ({ status: statusCode ?? 0 }),
      err: withoutDetails,
    },
  },
  logController: new LogController({ disableRequestLogging: true }),
  /** The reference that a visitor can quote, and that finds the line in the log. */
  genReqId: () => randomBytes(6).toString('hex'),
})

/** One line a request, when it is over. The route is the pattern: an address can hold an id. */
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

/** Databases put the values of a row into the details of an error: only its kind, its message and its place are kept. */
const withoutDetails = (error: Error & { readonly code?: unknown }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...(typeof error.code === 'string' && { code: error.code }),
})
