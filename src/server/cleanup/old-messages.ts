import { addMonths } from '#server/operations/calendar.ts'
import { deleteMessagesBefore } from '#server/store/messages/messages-by-time.ts'
import { type CleanupContext, inBatches } from './job.ts'

/** Deletes complaints or feedback after their retention period in months. Returns their number. */
export const deleteOldMessages = async (
  { database, signal }: Pick<CleanupContext, 'database'> & Partial<CleanupContext>,
  table: 'complaints' | 'feedback',
  months: number,
  now: Date,
): Promise<number> => {
  const before = addMonths(now, -months).toISOString()
  const deleted = await inBatches(signal, 200, (limit) => deleteMessagesBefore(database.store, table, before, limit))
  if (deleted > 0) database.scrub()
  return deleted
}
