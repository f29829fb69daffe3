/** Removes ports from the addresses in X-Forwarded-For, and warns once when a trusted proxy sends something that is not an address. */
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Call before anything reads `request.ip`: with the port, it would differ for each connection. */
export const readForwardedAddresses = (app: FastifyInstance, trustProxy: false | string): void => {
  if (trustProxy === false) return
  let hasWarned = false
  app.addHook('onRequest', async (request) => {
    const { headers } = request.raw
    const forwarded = headers['x-forwarded-for']
    if (forwarded === undefined) return
    headers['x-forwarded-for'] = String(forwarded).split(',').map(withoutPort).join(',')
    if (hasWarned || isIP(request.ip) !== 0) return
    hasWarned = true
    app.log.warn(
      'X-Forwarded-For of a trusted proxy has no IP address where the address of the visitor belongs, so limits for one address do not work. Let the proxy write the address alone',
    )
  })
}

/**
 * An IPv6 address has at most 45 characters, and brackets and a port add 8. Fastify parses addresses in quadratic time, so a longer
 * text, which cannot be an address anyway, is cut.
 */
const maxLength = 53

/** Some proxies write `192.0.2.1:41000` or `[2001:db8::1]:41000`. */
const withoutPort = (written: string): string => {
  const address = written.trim().slice(0, maxLength)
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}
