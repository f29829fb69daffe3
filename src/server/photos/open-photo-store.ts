/** The photo store that the operator has chosen. */
import type { Environment } from '#server/config/environment.ts'
import { openPhotoStore, type PhotoStore } from './photo-store.ts'

/** What speaks to an object store is loaded only for one. `tell` gets what an operator should know. */
export const openPhotos = async (
  { photosDir, s3 }: Pick<Environment, 'photosDir' | 's3'>,
  tell: (line: string) => void,
): Promise<PhotoStore> => {
  if (!s3) return openPhotoStore(photosDir)
  const { openS3Photos } = await import('./s3-photos.ts')
  return openS3Photos(s3, tell)
}
