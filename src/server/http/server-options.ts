import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import type { Settings } from '#server/dependencies.ts'
import { loggingOptions } from '#server/operations/logging.ts'
import { second } from '#server/operations/durations.ts'
import { isSecure } from './csrf.ts'
import { replyToBadUrl, replyToClientError } from './errors.ts'
import type { Refuse } from './refusals.ts'
import { ajvOptions } from './schemas.ts'

export const serverOptions = (settings: Settings, refuse: Refuse) =>
  ({
    ...loggingOptions(settings.logLevel, settings.logStream),
    rewriteUrl: ({ method, url = '/' }) => (method === 'GET' || method === 'HEAD' ? pagePath(url) : url),
    frameworkErrors: replyToBadUrl(refuse, isSecure(settings)),
    clientErrorHandler: replyToClientError,
    trustProxy: settings.trustProxy,
    bodyLimit: 16 * 1024,
    // Longer than a photo over a slow network (uploads.ts). A body that does not keep its pace, or no headers, are cut off much earlier.
    requestTimeout: 300 * second,
    // An export over a slow connection may take an hour. A connection on which nothing moves is closed.
    connectionTimeout: 120 * second,
    keepAliveTimeout: 60 * second,
    http: { headersTimeout: 15 * second, connectionsCheckingInterval: 5 * second },
    // During shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    ajv: { customOptions: ajvOptions },
  }) satisfies FastifyHttpOptions<Server>

/**
 * Of a page or file. A path that cannot be decoded, such as that of a link which was cut off, names a page that does not exist: without
 * this, Fastify would reply in JSON before routing. Slashes at the end are as one, as they are for the router in the browser. The
 * API is strict.
 */
const pagePath = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  if (/^\/+api(?:\/|$)/.test(path)) return url
  // Not by a pattern: it would take time in proportion to the square of the slashes.
  let end = path.length
  while (end > 1 && path.endsWith('/', end) && path.endsWith('/', end - 1)) end -= 1
  const short = path.slice(0, end)
  return (canDecode(short) ? short : short.replaceAll('%', '%25')) + url.slice(path.length)
}

const canDecode = (path: string): boolean => {
  try {
    // The result is used: the build would remove a call without.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
