/** Copies what people have deleted from the database to the log outside of it: at least once, soon after the commit. */
import type { FastifyBaseLogger } from 'fastify'
import type { ExternalDependencies } from '#server/dependencies.ts'
import { markLogged, unloggedErasures } from '#server/store/operations/erasures.ts'

export type ErasureFlush = {
  /** After a request that may have deleted something. */
  readonly schedule: () => void
  /** All that wait now. A failure is logged, and tried again with the next ones. */
  readonly flush: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** So long the requests of one moment are collected: one file in the log for all of them. */
const collectMs = 200
/** What is not in the log when a server stops is written by the next one: the stop does not wait for a bucket. */
const stopMs = 3000
const batchSize = 500

export const startErasureFlush = (
  { database, erasureLog, settings }: Pick<ExternalDependencies, 'database' | 'erasureLog' | 'settings'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): ErasureFlush => {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()

  const flushAll = async (): Promise<void> => {
    try {
      for (;;) {
        const rows = await unloggedErasures(database.store, batchSize)
        if (rows.length === 0) return
        const now = settings.now()
        await erasureLog.append(rows, now)
        const ids = rows.map(({ id }) => id)
        await markLogged(database.store, ids, now.toISOString())
      }
    } catch (error) {
      log.error(
        { err: error },
        'what people have deleted could not be copied to the log of erasures; it is tried again',
      )
    }
  }
  const flush = (): Promise<void> => (running = running.then(flushAll))

  return {
    flush,
    schedule: () => {
      timer ??= setTimeout(() => {
        timer = null
        void flush()
      }, collectMs).unref()
    },
    stop: async () => {
      if (timer) clearTimeout(timer)
      await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, stopMs).unref())])
    },
  }
}
