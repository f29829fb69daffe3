/** The photo store as routes use it: failures are logged, and answered with a refusal that visitors understand. */
import type { FastifyBaseLogger } from 'fastify'
import { hour } from '#server/operations/durations.ts'
import { newPhotoName } from './photo-names.ts'
import type { PhotoStore } from './photo-store.ts'
import { refusalError } from '#server/http/refusals.ts'
import { reserveFile, removeDeletionRecords } from '#server/store/submissions/deleted-files.ts'
import type { Store } from '#server/store/database/tables.ts'

export type PhotoFiles = Pick<PhotoStore, 'get'> & {
  /** Returns the name of the new file. It is deleted after an hour unless `savePhoto` claims it. */
  readonly put: (bytes: Uint8Array) => Promise<string>
  /**
   * Deletes files that no row refers to. Never rejects: files that could not be deleted are recorded and deleted later
   * (cleanup/deleted-photos.ts).
   */
  readonly delete: (names: readonly string[]) => Promise<void>
  /** Throws a refusal when photos cannot be stored now. */
  readonly expectReady: () => Promise<void>
  readonly areReady: () => Promise<boolean>
}

/** How long a file may stay unclaimed: longer than any upload takes. */
const claimMs = hour

export const photoFilesFor = (
  photos: PhotoStore,
  store: Store,
  now: () => Date,
  log: FastifyBaseLogger,
): PhotoFiles => {
  const orRefuse = async <Value>(what: string, work: Promise<Value>): Promise<Value> => {
    try {
      return await work
    } catch (error) {
      log.error({ err: error }, what)
      throw refusalError('photos_unavailable')
    }
  }
  const expectReady = () => orRefuse('photos cannot be stored just now', photos.ping())
  return {
    put: async (bytes) => {
      const name = newPhotoName()
      await reserveFile(store, name, new Date(now().getTime() + claimMs).toISOString())
      await orRefuse('the photo could not be written', photos.put(name, bytes))
      return name
    },
    get: (name) => orRefuse('the photo could not be read', photos.get(name)),
    delete: (names) =>
      deleteScheduledFiles(store, photos, names).catch((error: unknown) => {
        log.error({ err: error }, 'the file of a deleted photo is still there')
      }),
    expectReady,
    areReady: () =>
      expectReady().then(
        () => true,
        () => false,
      ),
  }
}

const concurrency = 8

/**
 * Deletes files that are recorded for deletion, and then the records. Stops at the first failure, because each further call
 * would wait for the same timeout.
 */
export const deleteScheduledFiles = async (
  store: Store,
  photos: Pick<PhotoStore, 'delete'>,
  names: readonly string[],
): Promise<void> => {
  for (let from = 0; from < names.length; from += concurrency) {
    const some = names.slice(from, from + concurrency)
    await Promise.all(some.map((name) => photos.delete(name)))
    await removeDeletionRecords(store, some)
  }
}
