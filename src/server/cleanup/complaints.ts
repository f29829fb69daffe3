/** Complaints, once they have been kept for as long as the law may want to see them. */
import { deleteMessagesBefore } from '#server/store/messages/messages-by-time.ts'
import { type CleanupContext, inBatches } from './job.ts'

/** Gives how many complaints were deleted. */
export const deleteOldComplaints = async (
  { database, signal }: Pick<CleanupContext, 'database'> & Partial<CleanupContext>,
  years: number,
  now: Date,
): Promise<number> => {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - years)
  const deleted = await inBatches(signal, 200, (limit) =>
    deleteMessagesBefore(database.store, 'complaints', before.toISOString(), limit),
  )
  if (deleted > 0) database.scrub()
  return deleted
}
