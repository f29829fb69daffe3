/** The supported photo stores, for tests that run on each of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '#server/config/environment.ts'
import { newPhotoName } from '#server/photos/photo-names.ts'
import { openDiskPhotoStore, type PhotoStore } from '#server/photos/photo-store.ts'
import type { FileList, StoredFile } from '#server/photos/stored-file.ts'
import type { S3RetryPolicy } from '#server/photos/s3-calls.ts'
import { openS3PhotoStore } from '#server/photos/s3-photos.ts'
import { isAll } from '#testing/long.ts'
import { databases, oneFor, type TestDatabase } from './databases.ts'
import { type S3Server, startS3 } from './s3-server.ts'

export type OpenStore = { readonly photos: PhotoStore; readonly remove: () => Promise<void> }

export const collectFiles = async (list: FileList): Promise<readonly StoredFile[]> => {
  const files: StoredFile[] = []
  for await (const batch of list) files.push(...batch)
  return files
}

/** Stores a photo under a new name and returns the name. */
export const putNewPhoto = async (photos: Pick<PhotoStore, 'put'>, bytes: Uint8Array): Promise<string> => {
  const name = newPhotoName()
  await photos.put(name, bytes)
  return name
}

/** Like the policy in production, with shorter delays. */
const quick: S3RetryPolicy = { attempts: 3, timeoutMs: 1000, baseDelayMs: 1 }

/** Opens the store from environment variables, as in production. */
export const openPhotosInS3 = (
  s3: S3Server,
  retryPolicy: Partial<S3RetryPolicy> = quick,
  lines: string[] = [],
): Promise<PhotoStore> => {
  const reading = readEnvironment(s3.env)
  if (!reading.ok || !reading.environment.s3) throw new Error('The environment of the test is wrong')
  return openS3PhotoStore(reading.environment.s3, (line) => lines.push(line), retryPolicy)
}

export const photoStores: readonly { readonly name: string; readonly open: () => Promise<OpenStore> }[] = [
  {
    name: 'the disk',
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'photos-'))
      const remove = async () => rmSync(folder, { recursive: true })
      return { photos: await openDiskPhotoStore(folder), remove }
    },
  },
  {
    name: 'S3',
    open: async () => {
      const s3 = await startS3()
      return { photos: await openPhotosInS3(s3), remove: s3.close }
    },
  },
]

type PhotoPlace = Omit<TestDatabase, 'emptyPlace'>

const withBucket = (database: TestDatabase): PhotoPlace => ({
  name: `${database.name}, photos in S3`,
  place: async () => {
    const [place, s3] = [await database.place(), await startS3()]
    return {
      ...place,
      photos: () => openPhotosInS3(s3),
      env: s3.env,
      remove: async () => {
        await s3.close()
        await place.remove()
      },
    }
  },
})

/**
 * The places on which a test file with photos runs. In `npm test`: PostgreSQL with photos on disk, or SQLite with photos in S3, chosen
 * by the name of the file. In `npm run test:all`: both, and SQLite with photos on disk.
 * @param file its `import.meta.url`
 */
export const photoPlacesFor = (file: string): readonly PhotoPlace[] => {
  const [sqlite, postgres] = [databases.slice(0, 1), databases.slice(1)]
  const bothStores = [...postgres, ...sqlite.map(withBucket)]
  return isAll ? [...sqlite, ...bothStores] : oneFor(file, bothStores)
}

/** Every combination of database and photo store. */
export const everyPlace: readonly PhotoPlace[] = [...databases, ...databases.map(withBucket)]
