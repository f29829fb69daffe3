/** Submissions that no account has claimed, with their consents and photos. */
import { deleteScheduledFiles } from '#server/photos/photo-files.ts'
import { deleteUnclaimedBefore } from '#server/store/submissions/submissions.ts'
import { type CleanupContext, inBatches } from './job.ts'

const day = 24 * 60 * 60 * 1000
/** A submission is up to some 100 kB, and what is deleted is overwritten: more at once would hold up requests. */
const limit = 20

/** Gives how many submissions were deleted. A photo store that does not answer keeps no row: the files are deleted later. */
export const deleteUnclaimed = async (
  { database, photos, signal }: Pick<CleanupContext, 'database' | 'photos'> & Partial<CleanupContext>,
  days: number,
  now: Date,
): Promise<number> => {
  const before = new Date(now.getTime() - days * day).toISOString()
  let answers = true
  const deleted = await inBatches(signal, limit, async (most) => {
    const { count, files } = await deleteUnclaimedBefore(database.store, before, most, now.toISOString())
    if (answers)
      answers = await deleteScheduledFiles(database.store, photos, files).then(
        () => true,
        () => false,
      )
    return count
  })
  if (deleted > 0) database.scrub()
  return deleted
}
