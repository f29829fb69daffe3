/** Copies erasures from the database to the log outside of it: at least once, soon after the commit. */
import type { FastifyBaseLogger } from 'fastify'
import type { ExternalDependencies } from '#server/dependencies.ts'
import { markLogged, unloggedErasures } from '#server/store/operations/erasures.ts'

export type ErasureFlush = {
  /** Schedules a flush. Call it after anything that may have deleted something. */
  readonly schedule: () => void
  /** Copies the erasures that are still pending. */
  readonly stop: () => Promise<void>
}

/** Erasures within this time share one file of the log. */
const collectMs = 200
/** How long a shutdown waits for the last flush. The next server writes what is left. */
const stopMs = 3000
const batchSize = 500

export const startErasureFlush = (
  { database, erasureLog, settings }: Pick<ExternalDependencies, 'database' | 'erasureLog' | 'settings'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): ErasureFlush => {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()

  /** Copies all pending erasures. A failure is logged and retried with the next flush. */
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
      log.error({ err: error }, 'erasures could not be copied to the erasure log; they are retried with the next flush')
    }
  }
  const flush = (): Promise<void> => (running = running.then(flushAll))

  return {
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
