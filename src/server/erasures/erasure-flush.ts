/** Copies erasures from the database to the log outside of it: at least once, soon after the commit. */
import type { FastifyBaseLogger } from 'fastify'
import type { ExternalDependencies, Settings } from '#server/dependencies.ts'
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
/** After a failure, with twice the time after each further one: on a quiet site nobody else would cause the next attempt. */
const firstRetryMs = 1000
const maxRetryMs = 60_000

export const startErasureFlush = (
  {
    database,
    erasureLog,
    settings,
  }: Pick<ExternalDependencies, 'database' | 'erasureLog'> & {
    readonly settings: Pick<Settings, 'now'>
  },
  log: Pick<FastifyBaseLogger, 'error'>,
): ErasureFlush => {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  let retryMs = firstRetryMs
  let isStopped = false

  const flushIn = (ms: number): void => {
    if (isStopped) return
    timer ??= setTimeout(() => {
      timer = null
      void flush()
    }, ms).unref()
  }

  /** Copies all pending erasures. A failure is logged and retried. */
  const flushAll = async (): Promise<void> => {
    try {
      for (;;) {
        const rows = await unloggedErasures(database.store, batchSize)
        if (rows.length === 0) break
        const now = settings.now()
        await erasureLog.append(rows, now)
        const ids = rows.map(({ id }) => id)
        await markLogged(database.store, ids, now.toISOString())
      }
      retryMs = firstRetryMs
    } catch (error) {
      log.error({ err: error }, 'erasures could not be copied to the erasure log; this is tried again')
      flushIn(retryMs)
      retryMs = Math.min(maxRetryMs, 2 * retryMs)
    }
  }
  const flush = (): Promise<void> => (running = running.then(flushAll))

  return {
    schedule: () => flushIn(collectMs),
    stop: async () => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, stopMs).unref())])
    },
  }
}
