/** Copies the photos of the archived rows. Files are immutable, so they can be copied after the snapshot of the rows. */
import { sha256Of } from '#server/operations/sha256.ts'
import { isPhotoName } from '#server/photos/photo-names.ts'
import type { PhotoStore } from '#server/photos/photo-store.ts'
import { openForReading, type DatabaseLocation } from '#server/store/database/database.ts'
import { isFileReferenced } from '#server/store/submissions/photos.ts'
import type { Store } from '#server/store/database/tables.ts'
import { writeDurably } from './durable-files.ts'
import type { Manifest, MissingPhoto, PhotoRecord } from './manifest.ts'
import { readPart, writeParts } from './parts.ts'
import { trackProgress, type Print } from './progress.ts'

/** Low, so that the server keeps enough disk or network capacity. */
const concurrency = 4

/** A path in one of 65,536 folders, by hash, so that folders stay small. */
export const archivedPhotoPath = (file: string): string => {
  if (!isPhotoName(file)) throw new Error('Not the name of a photo')
  const hash = sha256Of(file)
  return `photos/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${file}`
}

export const writePhotos = async (
  folder: string,
  location: DatabaseLocation,
  photos: Pick<PhotoStore, 'get'>,
  tables: Manifest['tables'],
  print: Print,
): Promise<Manifest['photos']> => {
  const table = tables.find(({ name }) => name === 'photos')
  const progress = trackProgress(print, 'photos', table?.rows ?? 0)
  const index = writeParts(folder, 'photos/list')
  const missing: MissingPhoto[] = []
  let [count, bytes] = [0, 0]
  const present = await openForReading(location, 'without time limit')
  try {
    for (const part of table?.files ?? []) {
      const rows = await readPart<{ readonly file: string }>(folder, part.name)
      for (let from = 0; from < rows.length; from += concurrency) {
        const files = rows.slice(from, from + concurrency).map(({ file }) => file)
        const copied = await Promise.all(files.map((file) => copyPhoto(folder, photos, present, file)))
        const records = copied.filter((one): one is PhotoRecord => 'sha256' in one)
        missing.push(...copied.filter((one): one is MissingPhoto => 'why' in one))
        await index.add(records)
        count += records.length
        bytes += records.reduce((sum, one) => sum + one.bytes, 0)
        progress.advance(files.length)
      }
    }
  } finally {
    await present.destroy()
  }
  return { count, bytes, files: await index.end(), missing }
}

const copyPhoto = async (
  folder: string,
  photos: Pick<PhotoStore, 'get'>,
  present: Store,
  file: string,
): Promise<PhotoRecord | MissingPhoto> => {
  const bytes = await photos.get(file)
  // The row is checked after the file: rows are deleted before their files, so a row that still exists has lost its file.
  if (!bytes) return { file, why: (await isFileReferenced(present, file)) ? 'lost' : 'erased' }
  const written = await writeDurably(folder, archivedPhotoPath(file), bytes)
  return { file, bytes: written.bytes, sha256: written.sha256 }
}
