/**
 * The studio has no login: whoever can reach it may change the content. It listens on loopback, and this keeps other sites in the
 * editor's browser out.
 *
 * - The Host header must name this computer: another site's name that resolves to it (DNS rebinding) is refused.
 * - Browsers say which site a request comes from (`Sec-Fetch-Site`, `Origin`): other sites are refused, including pages on other ports
 *   of this computer. Only the pages themselves can be opened through a link on another site.
 * - A request without these headers comes from a program on this computer, which could change the files itself.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export const refuseOtherSites = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocalHost(request)) return refuse(reply, 421, 'The studio answers only on this computer, as localhost.')
    if (!isPage(request) && isForeign(request))
      return refuse(reply, 403, 'Another site asked for this. The studio answers only its own pages.')
    return undefined
  })
}

const isLocalHost = ({ headers: { host = '' } }: FastifyRequest): boolean =>
  URL.canParse(`http://${host}`) && localNames.has(new URL(`http://${host}`).hostname)

const isPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['sec-fetch-mode'] === 'navigate'

const isForeign = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin, host } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
