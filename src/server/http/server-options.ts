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
