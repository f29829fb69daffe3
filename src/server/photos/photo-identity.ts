/**
 * Checks that the photo store and the database belong together. The store has a marker with the installation id. A store
 * without one (new, or of an earlier version) is marked if its files are plausible for the database.
 */
import type { PhotoStore } from './photo-store.ts'
import type { StoredFile } from './stored-file.ts'
import type { Database } from '#server/store/database/database.ts'
import { filesWithPhoto, samplePhotoFiles } from '#server/store/submissions/photos.ts'

export type IdentityCheck =
  /** `isMarked`: otherwise the files are only plausible. */
  { readonly ok: true; readonly isMarked: boolean } | { readonly ok: false; readonly reason: string }

export type DatabaseAndPhotos = {
  readonly database: Pick<Database, 'store' | 'installation'>
  readonly photos: PhotoStore
}

/** What decides where the photos are. */
export const whatDecides =
  'DATABASE_URL, DATA_DIR, PHOTOS_DIR and S3_BUCKET, and that the volume with the photos is mounted'

const remedy = `Nothing is moved or deleted. Check ${whatDecides}. If this database and these photos do belong together, run: npm run photos -- adopt`

const sampleSize = 200

/** Changes nothing. Throws when the store or the database does not answer. */
export const checkIdentity = async (place: DatabaseAndPhotos): Promise<IdentityCheck> =>
  (await compareWithMarker(place)) ?? { ok: true, isMarked: false }

/** As `checkIdentity`. Also marks a store that has no marker and whose files are plausible. */
export const checkAndMark = async (place: DatabaseAndPhotos): Promise<IdentityCheck> => {
  const outcome = await compareWithMarker(place)
  if (outcome) return outcome
  await writePhotoMarker(place)
  return { ok: true, isMarked: true }
}

/** null: there is no marker, and the files are plausible. */
const compareWithMarker = async (place: DatabaseAndPhotos): Promise<IdentityCheck | null> => {
  const { database, photos } = place
  const theirs = await readPhotoMarker(photos)
  if (theirs === database.installation.id) return { ok: true, isMarked: true }
  if (theirs !== null)
    return mismatch(
      `The photos belong to another installation (${theirs}) than the database (${database.installation.id}).`,
    )
  const reason = await implausibilityOf(place)
  return reason === null ? null : mismatch(reason)
}

/** At startup: marks a new store, and prints a mismatch before a cleanup job moves or deletes anything. */
export const reportIdentityMismatch = async (
  place: DatabaseAndPhotos,
  print: (line: string) => void,
): Promise<void> => {
  try {
    const identity = await checkAndMark(place)
    if (!identity.ok) print(`The cleanup of photos is stopped. ${identity.reason}`)
  } catch {
    // The store does not answer, which was already reported. Each cleanup of photos checks again.
  }
}

const mismatch = (what: string): IdentityCheck => ({ ok: false, reason: `${what} ${remedy}` })

/** Marks the photos as those of this database. */
export const writePhotoMarker = ({ database, photos }: DatabaseAndPhotos): Promise<void> =>
  photos.marker.write(`${JSON.stringify({ installation: database.installation.id })}\n`)

/** The installation id of the marker. null: there is no marker. */
const readPhotoMarker = async (photos: PhotoStore): Promise<string | null> => {
  const text = await photos.marker.read()
  if (text === null) return null
  const id = /"installation"\s*:\s*"([A-Za-z0-9_-]{22})"/.exec(text)?.[1]
  return id ?? 'unreadable'
}

/** Takes samples in both directions: at least half of the rows must have a file, and at least half of the files a row. null: plausible. */
const implausibilityOf = async ({ database: { store }, photos }: DatabaseAndPhotos): Promise<string | null> => {
  const expected = await samplePhotoFiles(store, 20)
  const present = await Promise.all(expected.map((name) => photos.get(name)))
  const found = present.filter((bytes) => bytes !== null).length
  if (expected.length > 0 && found * 2 < expected.length)
    return `The photo store has ${found} of ${expected.length} photos that were looked up for this database.`
  const names = (await firstFiles(photos, sampleSize)).map(({ name }) => name)
  const known = (await filesWithPhoto(store, names)).size
  if (names.length > 0 && known * 2 < names.length)
    return `The database knows ${known} of the first ${names.length} files in the photo store.`
  return null
}

const firstFiles = async (photos: PhotoStore, most: number): Promise<readonly StoredFile[]> => {
  for await (const batch of photos.list()) if (batch.length > 0) return batch.slice(0, most)
  return []
}
