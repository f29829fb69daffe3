/** Runs the cleanup jobs: after the start, then every hour, each on one server at a time and none waiting for another. */
import { newId } from '#server/accounts/secrets.ts'
import { jobOutcomes, recordOutcome } from '#server/store/operations/job-outcomes.ts'
import { renewLease, returnLease, takeLease } from '#server/store/operations/leases.ts'
import type { JobOutcomeRow } from '#server/store/database/tables.ts'
import type { CleanupContext, CleanupJob, CleanupResult } from './job.ts'

const minute = 60 * 1000
const hour = 60 * minute
/** After a server has died, its jobs can be run by another one (or by its successor) after this long. */
const leaseMs = minute

export type Cleanup = {
  /** Runs every job that no server is running, whether it is due or not. */
  readonly runAll: () => Promise<void>
  /** Ends after the batches that are running. */
  readonly stop: () => Promise<void>
}

/** `firstAfterMs`: how long after the start the first run begins. null: jobs run only when `runAll` is called. */
export const startCleanup = (
  context: Omit<CleanupContext, 'signal'>,
  jobs: readonly CleanupJob[],
  firstAfterMs: number | null,
): Cleanup => {
  const { log, settings } = context
  const { store } = context.database
  const holder = newId()
  const startedAt = settings.now().toISOString()
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()

  /** After each start, because that is when an operator has mended something, and when its time has come. */
  const isDue = ({ everyHours }: CleanupJob, last: JobOutcomeRow | undefined): boolean => {
    if (last === undefined) return true
    const [isOften, isFine] = [everyHours === undefined, last.outcome === 'ok']
    const pause = (isFine ? (everyHours ?? 1) : 1) * hour
    return (
      ((isOften || !isFine) && last.started_at < startedAt) ||
      settings.now().getTime() - Date.parse(last.started_at) >= pause
    )
  }

  const run = (job: CleanupJob): Promise<void> => {
    const current = running.get(job.name)
    if (current) return current
    const ended = withLease(job)
      .catch((error: unknown) =>
        log.error({ job: job.name, err: error }, 'a cleanup job could not be started or recorded'),
      )
      .finally(() => running.delete(job.name))
    running.set(job.name, ended)
    return ended
  }

  const withLease = async (job: CleanupJob): Promise<void> => {
    const lease = () => ({
      name: `cleanup:${job.name}`,
      holder,
      until: new Date(settings.now().getTime() + leaseMs).toISOString(),
    })
    if (!(await takeLease(store, lease(), settings.now().toISOString()))) return
    const lost = new AbortController()
    const renewing = setInterval(() => {
      renewLease(store, lease()).then(
        (isHeld) => isHeld || lost.abort(),
        // The database does not answer: the job finds out by itself, and whoever takes the lease ends it here later.
        () => undefined,
      )
    }, leaseMs / 3)
    try {
      await runAndRecord(job, AbortSignal.any([stopping.signal, lost.signal]))
    } finally {
      clearInterval(renewing)
      await returnLease(store, lease())
    }
  }

  const runAndRecord = async (job: CleanupJob, signal: AbortSignal): Promise<void> => {
    const started = settings.now()
    const ended = (outcome: JobOutcomeRow['outcome'], removed: number, detail: string | null): Promise<void> =>
      recordOutcome(store, {
        name: job.name,
        started_at: started.toISOString(),
        finished_at: settings.now().toISOString(),
        outcome,
        removed,
        detail,
      })
    let result: CleanupResult
    try {
      result = await job.run({ ...context, signal })
    } catch (error) {
      log.error({ job: job.name, err: error }, 'a cleanup job failed, and is tried again in an hour')
      return ended('failed', 0, error instanceof Error ? error.message : String(error))
    }
    // Not finished: the next start, or another server, goes on where it was interrupted.
    if (signal.aborted) return log.info({ job: job.name }, 'a cleanup job was interrupted')
    if (typeof result !== 'number') {
      log.error({ job: job.name, reason: result.stopped }, 'a cleanup job has stopped and removed nothing')
      return ended('stopped', 0, result.stopped)
    }
    const ms = settings.now().getTime() - started.getTime()
    log.info({ job: job.name, removed: result, ms }, 'a cleanup job has finished')
    return ended('ok', result, null)
  }

  const runDue = async (): Promise<void> => {
    try {
      const outcomes = await jobOutcomes(store)
      const due = jobs.filter((job) =>
        isDue(
          job,
          outcomes.find(({ name }) => name === job.name),
        ),
      )
      if (!stopping.signal.aborted) for (const job of due) void run(job)
    } catch (error) {
      log.error({ err: error }, 'the outcomes of the cleanup jobs could not be read')
    }
  }

  let looking = Promise.resolve()
  const look = (): void => {
    looking = looking.then(runDue)
  }
  const timers =
    firstAfterMs === null ? [] : [setTimeout(look, firstAfterMs).unref(), setInterval(look, minute).unref()]
  return {
    runAll: async () => {
      await Promise.all(jobs.map(run))
    },
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await looking
      await Promise.all(running.values())
    },
  }
}
