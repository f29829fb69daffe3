import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoStore } from '#server/photos/photo-store.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import type { Manifest, PhotoRecord } from './manifest.ts'
import { readPart } from './parts.ts'
import { trackProgress, type Print } from './progress.ts'
import { archivedPhotoPath } from './write-photos.ts'

const concurrency = 4

/** `isResumed`: a restore of the same archive was interrupted, so photos that are already stored are skipped. */
export const restorePhotos = async (
  folder: string,
  manifest: Manifest,
  photos: Pick<PhotoStore, 'get' | 'put'>,
  isResumed: boolean,
  print: Print,
): Promise<void> => {
  const progress = trackProgress(print, 'photos', manifest.photos.count)
  const restoreOne = async ({ file, sha256 }: PhotoRecord): Promise<void> => {
    const stored = isResumed ? await photos.get(file) : null
    if (stored && sha256Of(stored) === sha256) return
    const bytes = await readFile(join(folder, archivedPhotoPath(file)))
    if (sha256Of(bytes) !== sha256)
      throw startFailure(
        `The backup was changed while it was restored: ${archivedPhotoPath(file)}. Use another copy of it.`,
      )
    await photos.put(file, bytes)
  }
  for (const list of manifest.photos.files) {
    const records = await readPart<PhotoRecord>(folder, list.name)
    for (let from = 0; from < records.length; from += concurrency) {
      const some = records.slice(from, from + concurrency)
      await Promise.all(some.map(restoreOne))
      progress.advance(some.length)
    }
  }
}
