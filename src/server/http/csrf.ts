/** CSRF protection of unsafe methods: a double-submit token derived from an HttpOnly seed, and a check of Sec-Fetch-Site and Origin. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { csrfSeedIn } from './cookies.ts'
import type { Dependencies, Settings } from '#server/dependencies.ts'
import type { Refuse } from './refusals.ts'
import { hashOf, isHashOf } from '#server/accounts/secrets.ts'

/** RFC 9110, 9.2.1, without TRACE, which the server does not support. */
const isUnsafe = (request: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(request.method)

export const isSecure = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean => publicUrl?.protocol === 'https:'

/** The token of a seed. Only a page of this site can send both: the browser sends the seed cookie, the page reads the token cookie. */
export const csrfTokenOf = (seed: string): string => hashOf(`csrf:${seed}`)

/** Unsafe requests of this scope need the token of their browser in the header X-CSRFToken. */
export const requireCsrf = (
  scope: FastifyInstance,
  { settings }: Pick<Dependencies, 'settings'>,
  refuse: Refuse,
): void => {
  const secure = isSecure(settings)
  scope.addHook('onRequest', async (request, reply) => {
    if (!isUnsafe(request)) return undefined
    const seed = csrfSeedIn(request, secure)
    const sent = request.headers['x-csrftoken']
    const isRight = seed !== null && typeof sent === 'string' && isHashOf(csrfTokenOf(seed), hashOf(sent))
    return isRight ? undefined : refuse(reply, 'csrf')
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allows unsafe requests from other sites, for routes that use no cookies. */
    readonly allowCrossSite?: boolean
  }
}

/** Refuses unsafe requests that the browser marks as coming from another site, whatever credentials they have. */
export const refuseCrossSite = (
  app: FastifyInstance,
  { settings }: Pick<Dependencies, 'settings'>,
  refuse: Refuse,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isUnsafe(request) || request.routeOptions.config.allowCrossSite || !isCrossSite(request, settings.publicUrl))
      return undefined
    return refuse(reply, 'csrf')
  })
}

const isCrossSite = ({ headers }: FastifyRequest, publicUrl: URL | null): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin, host } = headers
  if (origin === undefined) return false
  // Behind a proxy, Host can differ from the public origin.
  return origin !== publicUrl?.origin && (!URL.canParse(origin) || new URL(origin).host !== host)
}
