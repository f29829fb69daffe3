/** Tells the operator when deleted data could not be removed from the disk for more than an hour (store/database/scrub.ts). */
import { hour } from '#server/operations/durations.ts'
import type { CleanupResult } from './job.ts'

export const scrubOutcome = (wantedSince: Date | null, now: Date): CleanupResult =>
  wantedSince === null || now.getTime() - wantedSince.getTime() < hour
    ? 0
    : {
        stopped: `Data deleted since ${wantedSince.toISOString()} is still in quiz.db-wal, because another program has a read transaction open on quiz.db. End that program.`,
      }
