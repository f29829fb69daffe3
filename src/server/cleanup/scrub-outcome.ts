/** Whether deleted data leaves the disk: the database tries by itself (store/scrub.ts); here an operator learns when it cannot. */
import type { CleanupResult } from './job.ts'

const hour = 60 * 60 * 1000

export const scrubOutcome = (wantedSince: Date | null, now: Date): CleanupResult =>
  wantedSince === null || now.getTime() - wantedSince.getTime() < hour
    ? 0
    : {
        stopped: `Data deleted since ${wantedSince.toISOString()} is still in quiz.db-wal, because another program has a read transaction open on quiz.db. End that program.`,
      }
