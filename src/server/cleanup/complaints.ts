import { addMonths } from '#server/operations/calendar.ts'
import { deleteMessagesBefore } from '#server/store/messages/messages-by-time.ts'
import { type CleanupContext, inBatches } from './job.ts'

/** Deletes complaints after their retention period (`retention.complaint_years`). Returns their number. */
export const deleteOldComplaints = async (
  { database, signal }: Pick<CleanupContext, 'database'> & Partial<CleanupContext>,
  years: number,
  now: Date,
): Promise<number> => {
  const before = addMonths(now, -12 * years).toISOString()
  const deleted = await inBatches(signal, 200, (limit) =>
    deleteMessagesBefore(database.store, 'complaints', before, limit),
  )
  if (deleted > 0) database.scrub()
  return deleted
}
