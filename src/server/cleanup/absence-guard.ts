/**
 * If the clock is far ahead, everything whose retention seems to be over would be deleted. When the last cleanup seems to be long ago,
 * the clock may be wrong, so the jobs wait for a day in which somebody can correct it.
 */
import type { FastifyBaseLogger } from 'fastify'
import { day, minute } from '#server/operations/durations.ts'
import { endOfWait, forgetWait, recordWait } from '#server/store/operations/cleanup-wait.ts'
import type { JobOutcomeRow, Store } from '#server/store/database/tables.ts'

const longestAbsenceMs = 7 * day
const waitMs = day

/**
 * Whether the jobs have to wait. The end of the wait is in the database, so that a server that restarts every day does not wait for
 * ever. If the stored end is too far ahead for this clock to have set it, or as long ago as an absence, the clock has been changed since.
 */
export const mustWaitAfterAbsence = async (
  store: Store,
  log: Pick<FastifyBaseLogger, 'warn'>,
  now: number,
  outcomes: readonly Pick<JobOutcomeRow, 'started_at'>[],
): Promise<boolean> => {
  const end = await endOfWait(store)
  const last = Math.max(...outcomes.map(({ started_at }) => Date.parse(started_at)))
  if (outcomes.length === 0 || now - last <= longestAbsenceMs) {
    if (end !== null) await forgetWait(store)
    return false
  }
  if (end !== null && end <= now + waitMs + minute && now - end <= longestAbsenceMs) return now < end
  await recordWait(store, now + waitMs)
  log.warn(
    { clock: new Date(now).toISOString(), last_cleanup: new Date(last).toISOString() },
    'the clock is more than a week after the last cleanup, so nothing is deleted for a day. If the clock is wrong, correct it and restart',
  )
  return true
}
