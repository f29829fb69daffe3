/** A captured photo as the specification has it: an id (made up, with a number in sequence) and a PNG in an address. */
import type { PhotoRecord } from '#client/device/device-store.ts'
import { pngDataUrl } from '#client/pictures/picture.ts'

export type CapturedPhoto = { readonly id: string; readonly image: string }

/** Made when it is asked for: as a PNG it is some ten times as large as what is kept. null: it cannot be read. */
export const capturedPhoto = async ({ blob, id }: PhotoRecord): Promise<CapturedPhoto | null> => {
  const image = await pngDataUrl(blob)
  return image === null ? null : { id, image }
}
