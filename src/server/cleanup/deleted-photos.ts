import { deleteScheduledFiles } from '#server/photos/photo-files.ts'
import { filesDueForDeletion, removeDeletionRecords } from '#server/store/submissions/deleted-files.ts'
import { filesWithPhoto } from '#server/store/submissions/photos.ts'
import { type CleanupContext, inBatches } from './job.ts'

/**
 * Deletes photo files that should already be deleted: the photo store did not answer, or a process ended before it. Returns their
 * number. Rejects when the photo store fails; the records stay.
 */
export const deleteOverduePhotoFiles = (
  { database: { store }, photos, signal }: Pick<CleanupContext, 'database' | 'photos'> & Partial<CleanupContext>,
  now: Date,
): Promise<number> =>
  inBatches(signal, 40, async (limit) => {
    const names = await filesDueForDeletion(store, now.toISOString(), limit)
    // Safety net: files of photos should have no record, and are never deleted.
    const withPhoto = await filesWithPhoto(store, names)
    await removeDeletionRecords(store, [...withPhoto])
    await deleteScheduledFiles(
      store,
      photos,
      names.filter((name) => !withPhoto.has(name)),
    )
    return names.length
  })
