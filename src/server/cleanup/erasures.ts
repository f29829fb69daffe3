/** The record of what people have deleted is needed while a backup may be restored that still has it, and no longer. */
import { deleteErasuresBefore } from '#server/store/operations/erasures.ts'
import { type CleanupContext, inBatches } from './job.ts'

const day = 24 * 60 * 60 * 1000
const batch = 500

/** Gives how many rows and files of the log were removed. */
export const deleteOldErasures = async (
  { database, erasureLog, signal }: Pick<CleanupContext, 'database' | 'erasureLog'> & { readonly signal?: AbortSignal },
  days: number,
  now: Date,
): Promise<number> => {
  const before = new Date(now.getTime() - days * day).toISOString()
  const rows = await inBatches(signal, batch, (limit) => deleteErasuresBefore(database.store, before, limit))
  return rows + (await erasureLog.deleteBefore(before))
}
