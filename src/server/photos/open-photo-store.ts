/** The photo store that the operator has chosen. */
import type { Environment } from '#server/config/environment.ts'
import { openDiskPhotoStore, type PhotoStore } from './photo-store.ts'

/** What speaks to an object store is loaded only for one. `tell` gets what an operator should know. */
export const openPhotoStore = async (
  { photosDir, s3 }: Pick<Environment, 'photosDir' | 's3'>,
  print: (line: string) => void,
): Promise<PhotoStore> => {
  if (!s3) return openDiskPhotoStore(photosDir)
  const { openS3PhotoStore } = await import('./s3-photos.ts')
  return openS3PhotoStore(s3, print)
}
