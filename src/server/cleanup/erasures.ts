import { deleteErasuresBefore } from '#server/store/operations/erasures.ts'
import { day } from '#server/operations/durations.ts'
import { type CleanupContext, inBatches } from './job.ts'

const batch = 500

/**
 * Deletes records of erasures when no backup can still contain the erased data (`retention.backup_days`). Returns the number of
 * deleted rows and log files.
 */
export const deleteOldErasures = async (
  { database, erasureLog, signal }: Pick<CleanupContext, 'database' | 'erasureLog'> & { readonly signal?: AbortSignal },
  days: number,
  now: Date,
): Promise<number> => {
  const before = new Date(now.getTime() - days * day).toISOString()
  const rows = await inBatches(signal, batch, (limit) => deleteErasuresBefore(database.store, before, limit))
  return rows + (await erasureLog.deleteBefore(before))
}
