/** A captured photo as the specification defines it: a generated id with a sequence number, and a PNG data URL. */
import type { PhotoRecord } from '#client/device/device-store.ts'
import { pngDataUrl } from '#client/pictures/picture.ts'

export type CapturedPhoto = { readonly id: string; readonly image: string }

/** Computed on demand: the PNG is about ten times as large as the stored JPEG. null: the picture cannot be decoded. */
export const capturedPhoto = async ({ blob, id }: PhotoRecord): Promise<CapturedPhoto | null> => {
  const image = await pngDataUrl(blob)
  return image === null ? null : { id, image }
}
