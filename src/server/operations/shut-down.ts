import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/store/database/database.ts'
import { second } from './durations.ts'

type Closing = {
  readonly app: FastifyInstance
  readonly database: Pick<Database, 'close'>
  /** For requests in progress. Those that are open after that are cut off. */
  readonly timeoutMs: number
  /** For everything else that has to stop, after `timeoutMs`. */
  readonly graceMs?: number
}

/**
 * Stops listening, waits for open requests, then closes the database, in any case. Returns the exit code: 1 when a request was cut off or
 * something did not stop.
 */
export const shutDown = async ({ app, database, timeoutMs, graceMs = 2 * second }: Closing): Promise<0 | 1> => {
  // A reply that was under way when the server began to stop leaves its connection open for the next request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 200)
  let isCutOff = false
  const cutOff = setTimeout(() => {
    isCutOff = true
    app.server.closeAllConnections()
  }, timeoutMs)
  const isClosed = await inTime(app.close(), timeoutMs + graceMs)
  clearInterval(idle)
  clearTimeout(cutOff)
  const isDatabaseClosed = await inTime(database.close(), graceMs)
  return isClosed && isDatabaseClosed && !isCutOff ? 0 : 1
}

/** False: it failed, which is printed, or took longer. */
const inTime = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
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
