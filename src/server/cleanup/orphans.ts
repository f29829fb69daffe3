/** Photo files without a row: what a process left behind that ended between the two. */
import { deleteFiles } from '#server/photo-files.ts'
import { filesOf } from '#server/store/photos.ts'
import type { CleanupContext } from './job.ts'

const hour = 60 * 60 * 1000

/** Gives how many files were deleted. A young one may be waiting for its row. */
export const deleteOrphans = async (
  { database, photos }: Pick<CleanupContext, 'database' | 'photos'>,
  now: Date,
): Promise<number> => {
  // Listed first: a file that is written after it is not in question.
  const files = await photos.list()
  const held = await filesOf(database.store)
  const orphans = files.filter(({ name, since }) => !held.has(name) && now.getTime() - since.getTime() > hour)
  await deleteFiles(
    photos,
    orphans.map(({ name }) => name),
  )
  return orphans.length
}
