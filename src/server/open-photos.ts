/** The photo store that the environment names. */
import { join } from 'node:path'
import type { Environment } from './environment.ts'
import { openPhotoStore, type PhotoStore } from './photo-store.ts'

/** What speaks to an object store is loaded only for one. */
export const openPhotos = async (
  { dataDir, s3 }: Pick<Environment, 'dataDir' | 's3'>,
  tell: (line: string) => void,
): Promise<PhotoStore> => {
  if (!s3) return openPhotoStore(join(dataDir, 'photos'))
  const { openS3Photos } = await import('./s3-photos.ts')
  return openS3Photos(s3, tell)
}
