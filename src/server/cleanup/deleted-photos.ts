import { deleteScheduledFiles } from '#server/photos/photo-files.ts'
import { filesDueForDeletion, removeDeletionRecords } from '#server/store/submissions/deleted-files.ts'
import { filesWithPhoto } from '#server/store/submissions/photos.ts'
import { type CleanupContext, inBatches } from './job.ts'

/**
 * Deletes photo files that should already be gone, but the photo store did not answer, or the process ended too early. Returns
 * their number. Rejects when the photo store fails; the records stay.
 */
export const deleteOverduePhotoFiles = (
  { database: { store }, photos, signal }: Pick<CleanupContext, 'database' | 'photos'> & Partial<CleanupContext>,
  now: Date,
): Promise<number> =>
  inBatches(signal, 40, async (limit) => {
    const names = await filesDueForDeletion(store, now.toISOString(), limit)
    // Safety net: a file that belongs to a photo should have no record here, and must never be deleted.
    const withPhoto = await filesWithPhoto(store, names)
    await removeDeletionRecords(store, [...withPhoto])
    await deleteScheduledFiles(
      store,
      photos,
      names.filter((name) => !withPhoto.has(name)),
    )
    return names.length
  })
