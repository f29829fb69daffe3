/** The photo store as routes use it: what it cannot do just now is told in the log, and to the visitor in plain words. */
import type { FastifyBaseLogger } from 'fastify'
import type { PhotoStore } from './photo-store.ts'
import { refused } from './refusals.ts'

export type PhotoFiles = Pick<PhotoStore, 'put' | 'get'> & {
  /**
   * Deletes files that no row speaks of any more, so nobody can see them. It never fails: what is left behind is found and
   * deleted later (cleanup/orphans.ts).
   */
  readonly forget: (names: readonly string[]) => Promise<void>
  /** Throws the refusal that a visitor gets. */
  readonly expectReady: () => Promise<void>
  readonly areReady: () => Promise<boolean>
}

export const photoFilesIn = (photos: PhotoStore, log: FastifyBaseLogger): PhotoFiles => {
  const orRefuse = async <Value>(what: string, work: Promise<Value>): Promise<Value> => {
    try {
      return await work
    } catch (error) {
      log.error({ err: error }, what)
      throw refused('photos_unavailable')
    }
  }
  const expectReady = () => orRefuse('photos cannot be stored just now', photos.ping())
  return {
    put: (bytes) => orRefuse('the photo could not be written', photos.put(bytes)),
    get: (name) => orRefuse('the photo could not be read', photos.get(name)),
    forget: (names) =>
      deleteFiles(photos, names).catch((error: unknown) => {
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

const atOnce = 8

/** A store that fails once is not asked for the rest: each would wait as long. */
export const deleteFiles = async (photos: Pick<PhotoStore, 'delete'>, names: readonly string[]): Promise<void> => {
  for (let from = 0; from < names.length; from += atOnce)
    await Promise.all(names.slice(from, from + atOnce).map((name) => photos.delete(name)))
}
