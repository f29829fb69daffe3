import { deleteScheduledFiles } from '#server/photos/photo-files.ts'
import { deleteUnclaimedBefore } from '#server/store/submissions/submissions.ts'
import { day } from '#server/operations/durations.ts'
import { type CleanupContext, inBatches } from './job.ts'

/** Low, because a submission can have 100 kB, which SQLite overwrites when it is deleted: larger batches would block requests. */
const limit = 20

/**
 * Deletes unclaimed submissions older than `days`, with consents and photos. Returns their number. If the photo store does not
 * answer, the rows are deleted anyway and the files later.
 */
export const deleteUnclaimed = async (
  { database, photos, signal }: Pick<CleanupContext, 'database' | 'photos'> & Partial<CleanupContext>,
  days: number,
  now: Date,
): Promise<number> => {
  const before = new Date(now.getTime() - days * day).toISOString()
  let isStoreAvailable = true
  const deleted = await inBatches(signal, limit, async (maxRows) => {
    const { count, files } = await deleteUnclaimedBefore(database.store, before, maxRows, now.toISOString())
    if (isStoreAvailable)
      isStoreAvailable = await deleteScheduledFiles(database.store, photos, files).then(
        () => true,
        () => false,
      )
    return count
  })
  if (deleted > 0) database.scrub()
  return deleted
}
