import type { Environment } from '#server/config/environment.ts'
import { openDiskPhotoStore, type PhotoStore } from './photo-store.ts'

/** Opens the configured photo store. `print` is called with warnings for the operator. The S3 code is loaded only when it is used. */
export const openPhotoStore = async (
  { photosDir, s3 }: Pick<Environment, 'photosDir' | 's3'>,
  print: (line: string) => void,
): Promise<PhotoStore> => {
  if (!s3) return openDiskPhotoStore(photosDir)
  const { openS3PhotoStore } = await import('./s3-photos.ts')
  return openS3PhotoStore(s3, print)
}
