/** The measured number of minutes that the quiz takes, kept in memory so that showing a page costs no query. */
import type { FastifyBaseLogger } from 'fastify'
import { measuredSeconds, minutesOf, newestVisits } from '#engine/quiz/steps/duration.ts'
import { hour } from '#server/operations/durations.ts'
import { newestDurations } from '#server/store/submissions/durations.ts'
import type { Store } from '#server/store/database/tables.ts'

/** null: too few visitors have finished it. */
export type MeasuredMinutes = () => number | null

const refreshMs = hour

/**
 * Reads the durations once now, and again when they are asked for and more than an hour old. This happens in the background: pages do
 * not wait for the database, and while it does not answer, the last measurement stays. Several servers may differ for up to an hour.
 */
export const openMeasuredMinutes = async (
  store: Store,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<MeasuredMinutes> => {
  let minutes: number | null = null
  let readAt = 0
  const read = async (): Promise<void> => {
    readAt = now().getTime()
    try {
      const seconds = measuredSeconds(await newestDurations(store, newestVisits))
      minutes = seconds === null ? null : minutesOf(seconds)
    } catch (error) {
      log.warn({ err: error }, 'how long the quiz takes could not be read')
    }
  }
  await read()
  return () => {
    if (now().getTime() - readAt >= refreshMs) void read()
    return minutes
  }
}
