import type { FastifyInstance } from 'fastify'
import { startFailure } from '#server/config/start-failure.ts'
import { errorCode } from '#server/operations/error-code.ts'

/** Listens on this computer only: the studio has no login. Resolves to the address for a browser. */
export const listenOnLoopback = async (app: FastifyInstance, port: number): Promise<string> => {
  try {
    const address = await app.listen({ host: '127.0.0.1', port })
    return `http://localhost:${new URL(address).port}/studio`
  } catch (error) {
    const code = errorCode(error)
    const other = `PORT=${port + 1} npm run studio`
    if (code === 'EADDRINUSE')
      throw startFailure(`Port ${port} is taken. Stop what uses it, or choose another one: ${other}`)
    if (code === 'EACCES') throw startFailure(`Port ${port} may not be used by this user. Choose another one: ${other}`)
    throw error
  }
}
