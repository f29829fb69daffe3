import type { Environment } from '#server/config/environment.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { errorCode } from '#server/operations/error-code.ts'
import { openDiskPhotoStore, type PhotoStore } from './photo-store.ts'

/** Opens the configured photo store. `print` is called with warnings for the operator. The S3 code is loaded only when it is used. */
export const openPhotoStore = async (
  { photosDir, s3 }: Pick<Environment, 'photosDir' | 's3'>,
  print: (line: string) => void,
): Promise<PhotoStore> => {
  if (!s3)
    return openDiskPhotoStore(photosDir).catch((error: unknown) => {
      throw startFailure(
        `The folder of the photos ${photosDir} cannot be used (${errorCode(error)}). It has to be a folder that belongs to the user that runs this, on a disk that can be written to. Correct that, or choose another one with PHOTOS_DIR.`,
      )
    })
  const { openS3PhotoStore } = await import('./s3-photos.ts')
  return openS3PhotoStore(s3, print)
}
