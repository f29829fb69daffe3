import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/store/database/database.ts'
import { second } from './durations.ts'

type Closing = {
  readonly app: FastifyInstance
  readonly database: Pick<Database, 'close'>
  /** How long requests in progress may take. Requests that are still open after that are cut off. */
  readonly timeoutMs: number
  /** How long everything else may take to stop, after `timeoutMs`. */
  readonly closeTimeoutMs?: number
}

/**
 * Stops listening, waits for open requests, and then closes the database in any case. Returns the exit code: 1 if a request was cut off
 * or something did not stop.
 */
export const shutDown = async ({ app, database, timeoutMs, closeTimeoutMs = 2 * second }: Closing): Promise<0 | 1> => {
  // A request that was in progress when the server began to stop leaves its connection open after the reply, for a next request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 200)
  let isCutOff = false
  const cutOff = setTimeout(() => {
    isCutOff = true
    app.server.closeAllConnections()
  }, timeoutMs)
  const isClosed = await finishesWithin(app.close(), timeoutMs + closeTimeoutMs)
  clearInterval(idle)
  clearTimeout(cutOff)
  const isDatabaseClosed = await finishesWithin(database.close(), closeTimeoutMs)
  return isClosed && isDatabaseClosed && !isCutOff ? 0 : 1
}

/** False: the work failed, which is printed, or took too long. */
const finishesWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((settle) => {
    timer = setTimeout(settle, ms, false)
  })
  const done = work.then(
    () => true,
    (error: unknown) => {
      console.error(error)
      return false
    },
  )
  const isInTime = await Promise.race([done, late])
  clearTimeout(timer)
  return isInTime
}
