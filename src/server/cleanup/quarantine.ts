import { checkAndMark } from '#server/photos/photo-identity.ts'
import type { PhotoStore } from '#server/photos/photo-store.ts'
import { filesScheduledForDeletion } from '#server/store/submissions/deleted-files.ts'
import { filesWithPhoto } from '#server/store/submissions/photos.ts'
import type { Store } from '#server/store/database/tables.ts'
import { day } from '#server/operations/durations.ts'
import { type CleanupContext, type CleanupResult, forEachConcurrently } from './job.ts'

/** Restores files that have a row again, and deletes files after `days`. Returns the number of deleted files, or why none was deleted. */
export const emptyQuarantine = async (
  context: Pick<CleanupContext, 'database' | 'photos'> & Partial<CleanupContext>,
  now: Date,
  days: number,
): Promise<CleanupResult> => {
  const identity = await checkAndMark(context)
  if (!identity.ok) return { stopped: identity.reason }
  const { database, photos, signal } = context
  await restoreFromQuarantine(database.store, photos, 'known', signal)
  let deleted = 0
  for await (const batch of photos.quarantine.list()) {
    if (signal?.aborted) break
    const names = batch.map(({ name }) => name)
    const [withPhoto, scheduled] = [
      await filesWithPhoto(database.store, names),
      await filesScheduledForDeletion(database.store, names),
    ]
    const expired = batch
      .filter(
        ({ name, since }) =>
          !withPhoto.has(name) && (scheduled.has(name) || now.getTime() - since.getTime() > days * day),
      )
      .map(({ name }) => name)
    await forEachConcurrently(signal, expired, (name) => photos.quarantine.delete(name))
    deleted += expired.length
  }
  return deleted
}

/** Restores the files that have a row (`known`), or all. Returns their number. */
export const restoreFromQuarantine = async (
  store: Store,
  photos: PhotoStore,
  which: 'known' | 'all',
  signal?: AbortSignal,
): Promise<number> => {
  let restored = 0
  for await (const batch of photos.quarantine.list()) {
    if (signal?.aborted) break
    const names = batch.map(({ name }) => name)
    const wanted = which === 'all' ? names : [...(await filesWithPhoto(store, names))]
    await forEachConcurrently(signal, wanted, (name) => photos.quarantine.restore(name))
    restored += wanted.length
  }
  return restored
}
