import type { Server } from 'node:http'
import type { FastifyBaseLogger, FastifyHttpOptions } from 'fastify'
import type { Settings } from '#server/dependencies.ts'
import { loggingOptions } from '#server/operations/logging.ts'
import { second } from '#server/operations/durations.ts'
import { isSecure } from './csrf.ts'
import { replyToBadUrl, replyToClientError } from './errors.ts'
import type { Refuse } from './refusals.ts'
import { ajvOptions } from './schemas.ts'

export const serverOptions = (settings: Settings, refuse: Refuse, log: () => FastifyBaseLogger) =>
  ({
    ...loggingOptions(settings.logLevel, log, settings.logStream),
    rewriteUrl: ({ method, url = '/' }) => (method === 'GET' || method === 'HEAD' ? pagePath(url) : url),
    frameworkErrors: replyToBadUrl(refuse, isSecure(settings)),
    clientErrorHandler: replyToClientError,
    trustProxy: settings.trustProxy,
    bodyLimit: 16 * 1024,
    // Longer than a photo takes over a slow network (uploads.ts). A body that is too slow, or headers that do not arrive, are cut off
    // much earlier.
    requestTimeout: 300 * second,
    // Closes a connection on which no data moves. An export over a slow connection may take an hour.
    connectionTimeout: 120 * second,
    keepAliveTimeout: 60 * second,
    http: { headersTimeout: 15 * second, connectionsCheckingInterval: 5 * second },
    // During shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    ajv: { customOptions: ajvOptions },
  }) satisfies FastifyHttpOptions<Server>

/**
 * The URL of a page or file, as it is routed. A path that cannot be decoded, such as that of a truncated link, becomes one that does not
 * exist, so that the visitor gets the 404 page: otherwise Fastify would reply in JSON before routing. Several slashes at the end count as
 * one, as they do in the browser's router. API paths are not changed.
 */
const pagePath = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  if (/^\/+api(?:\/|$)/.test(path)) return url
  // A loop, because a pattern would take quadratic time for many slashes.
  let end = path.length
  while (end > 1 && path.endsWith('/', end) && path.endsWith('/', end - 1)) end -= 1
  const short = path.slice(0, end)
  return (canDecode(short) ? short : short.replaceAll('%', '%25')) + url.slice(path.length)
}

const canDecode = (path: string): boolean => {
  try {
    // The result is compared, because the build would remove a call whose result is not used.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
