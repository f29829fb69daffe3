/** Schedules the cleanup jobs. Each job runs on one server at a time, independently of the other jobs. */
import { newId } from '#server/accounts/secrets.ts'
import { jobOutcomes, recordOutcome } from '#server/store/operations/job-outcomes.ts'
import { renewLease, releaseLease, acquireLease } from '#server/store/operations/leases.ts'
import type { JobOutcomeRow } from '#server/store/database/tables.ts'
import { hour, minute } from '#server/operations/durations.ts'
import { mustWaitAfterAbsence } from './absence-guard.ts'
import type { CleanupContext, CleanupJob, CleanupResult } from './job.ts'

/** How long another server has to wait before it can run a job whose server has crashed. */
const leaseMs = minute

export type Cleanup = {
  /** Runs all jobs that no other server is running, due or not. */
  readonly runAll: () => Promise<void>
  /** Resolves after the current batches. */
  readonly stop: () => Promise<void>
}

/** `firstAfterMs`: delay of the first run. null: jobs run only when `runAll` is called. */
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

  const isDueAfter = (job: CleanupJob, outcomes: readonly JobOutcomeRow[]): boolean =>
    isDue(
      job,
      outcomes.find(({ name }) => name === job.name),
      settings.now(),
      startedAt,
    )

  /** `isWanted` is asked once this server has the lease: another server may have run the job since it was found to be due. */
  const run = (job: CleanupJob, isWanted: () => Promise<boolean>): Promise<void> => {
    const current = running.get(job.name)
    if (current) return current
    const ended = withLease(job, isWanted)
      .catch((error: unknown) =>
        log.error({ job: job.name, err: error }, 'a cleanup job could not be started or recorded'),
      )
      .finally(() => running.delete(job.name))
    running.set(job.name, ended)
    return ended
  }

  const withLease = async (job: CleanupJob, isWanted: () => Promise<boolean>): Promise<void> => {
    const lease = () => ({
      name: `cleanup:${job.name}`,
      holder,
      until: new Date(settings.now().getTime() + leaseMs).toISOString(),
    })
    if (!(await acquireLease(store, lease(), settings.now().toISOString()))) return
    const lost = new AbortController()
    const renewing = setInterval(() => {
      renewLease(store, lease()).then(
        (isHeld) => isHeld || lost.abort(),
        // The database does not answer. The job will fail by itself, or a later renewal finds that the lease is lost.
        () => undefined,
      )
    }, leaseMs / 3)
    try {
      if (await isWanted()) await runAndRecord(job, AbortSignal.any([stopping.signal, lost.signal]))
    } finally {
      clearInterval(renewing)
      await releaseLease(store, lease())
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
    // No outcome is recorded, so that the job continues after the next start or on another server.
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
      if (await mustWaitAfterAbsence(store, log, settings.now().getTime(), outcomes)) return
      const due = jobs.filter((job) => isDueAfter(job, outcomes))
      if (!stopping.signal.aborted)
        for (const job of due) void run(job, async () => isDueAfter(job, await jobOutcomes(store)))
    } catch (error) {
      log.error({ err: error }, 'the outcomes of the cleanup jobs could not be read')
    }
  }

  let checking = Promise.resolve()
  const checkDueJobs = (): void => {
    checking = checking.then(runDue)
  }
  const timers =
    firstAfterMs === null
      ? []
      : [setTimeout(checkDueJobs, firstAfterMs).unref(), setInterval(checkDueJobs, minute).unref()]
  return {
    runAll: async () => {
      await Promise.all(jobs.map((job) => run(job, () => Promise.resolve(true))))
    },
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await checking
      await Promise.all(running.values())
    },
  }
}

/**
 * Whether a job has to run. It is due when its interval is over, and an hour after a failure. Once after each start of this server, it
 * is also due if it failed before (an operator may have fixed the problem) or if it runs every hour anyway.
 *
 * @param startedAt when this server was started, as ISO time
 */
const isDue = ({ everyHours }: CleanupJob, last: JobOutcomeRow | undefined, now: Date, startedAt: string): boolean => {
  if (last === undefined) return true
  const hasFailed = last.outcome !== 'ok'
  const isFirstSinceStart = last.started_at < startedAt
  if (isFirstSinceStart && (hasFailed || everyHours === undefined)) return true
  const pause = (hasFailed ? 1 : (everyHours ?? 1)) * hour
  // The absolute value, because a run that seems to be in the future was started while the clock was wrong.
  return Math.abs(now.getTime() - Date.parse(last.started_at)) >= pause
}
