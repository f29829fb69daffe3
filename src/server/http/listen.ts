/** Opens the port of the server. */
import { lookup } from 'node:dns/promises'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '#server/config/environment.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { errorCode } from '#server/operations/error-code.ts'
import { browserAddress } from './browser-address.ts'

/** Returns the origin for a browser. With PORT=0 the system chooses the port. */
export const listen = async (
  app: FastifyInstance,
  { host, port }: Pick<Environment, 'host' | 'port'>,
): Promise<string> => {
  try {
    const { port: open } = new URL(await app.listen({ host: await oneAddress(host), port }))
    return browserAddress(host, Number(open || 80))
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EADDRINUSE')
      throw startFailure(`Port ${port} on ${host} is taken. Stop what uses it, or choose another one with PORT.`)
    if (code === 'EACCES')
      throw startFailure(`Port ${port} may not be used by this user. Choose another one with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw startFailure(`This machine has no address ${host}. Choose another one with HOST.`)
    throw error
  }
}

/**
 * For `localhost` Fastify would open a second server on the other loopback address, which has none of the limits of the first and is not
 * waited for at a stop.
 */
const oneAddress = async (host: string): Promise<string> =>
  host === 'localhost' ? (await lookup(host, { order: 'ipv4first' })).address : host
