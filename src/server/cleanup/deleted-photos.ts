/** Photo files that were to be deleted and are still there: the store did not answer, or a process ended in between. */
import { deleteScheduledFiles } from '#server/photos/photo-files.ts'
import { filesDueForDeletion, removeDeletionRecords } from '#server/store/submissions/deleted-files.ts'
import { filesWithPhoto } from '#server/store/submissions/photos.ts'
import { type CleanupContext, inBatches } from './job.ts'

/** Gives how many files were deleted. Throws when the photo store fails: the record stays. */
export const deleteOverduePhotoFiles = (
  { database: { store }, photos, signal }: Pick<CleanupContext, 'database' | 'photos'> & Partial<CleanupContext>,
  now: Date,
): Promise<number> =>
  inBatches(signal, 40, async (limit) => {
    const names = await filesDueForDeletion(store, now.toISOString(), limit)
    // No file is on record that has a photo. Should it happen all the same, the photo stays.
    const held = await filesWithPhoto(store, names)
    await removeDeletionRecords(store, [...held])
    await deleteScheduledFiles(
      store,
      photos,
      names.filter((name) => !held.has(name)),
    )
    return names.length
  })
