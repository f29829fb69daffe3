/** A call that changes something comes from a page of ours: no other site can make a browser send it. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { csrfSeedIn } from './cookies.ts'
import type { Dependencies, Settings } from '#server/dependencies.ts'
import type { Refuse } from './refusals.ts'
import { hashOf, isHashOf } from '#server/accounts/secrets.ts'

const isUnsafe = (request: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(request.method)

export const isSecure = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean => publicUrl?.protocol === 'https:'

/** The token that belongs to a seed. Only a browser that has the cookie, and a page that may read the other, can send both. */
export const csrfTokenOf = (seed: string): string => hashOf(`csrf:${seed}`)

/** Every call of this scope that changes something has to bring the token of its browser in the header X-CSRFToken. */
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
    /** A call that needs nothing of the browser, only what stands in its address: it may come from any site. */
    readonly allowCrossSite?: boolean
  }
}

/** Whatever a call brings: a browser that says that another site made it is not listened to. */
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
  // A proxy in front may use another name for us than visitors do.
  return origin !== publicUrl?.origin && (!URL.canParse(origin) || new URL(origin).host !== host)
}
