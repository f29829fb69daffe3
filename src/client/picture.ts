/** Reading a chosen picture on the device: what is no picture is refused by name, the rest is drawn afresh without metadata. */
export type PictureLimits = { readonly maxBytes: number; readonly minWidth: number; readonly minHeight: number }

/** Names of messages under `upload` in content/settings/messages.yaml. */
export type PictureRefusal =
  'empty' | 'too_large' | 'too_small' | 'too_many_pixels' | 'heic' | 'wrong_type' | 'unreadable'

export type Picture = { readonly blob: Blob; readonly width: number; readonly height: number }

export type PictureOutcome =
  { readonly ok: true; readonly picture: Picture } | { readonly ok: false; readonly refusal: PictureRefusal }

/** The long side after reading: enough to compare two pictures, small enough for a poor network. */
const longSide = 1600
const mostPixels = 50_000_000

export const readPicture = async (file: Blob, limits: PictureLimits): Promise<PictureOutcome> => {
  if (file.size === 0) return { ok: false, refusal: 'empty' }
  if (file.size > limits.maxBytes) return { ok: false, refusal: 'too_large' }
  const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (kind === null) return { ok: false, refusal: 'wrong_type' }
  const bitmap = await decode(file)
  if (bitmap === null) return { ok: false, refusal: kind === 'heic' ? 'heic' : 'unreadable' }
  const { width, height } = bitmap
  if (width * height > mostPixels) return { ok: false, refusal: 'too_many_pixels' }
  if (Math.max(width, height) < limits.minWidth || Math.min(width, height) < limits.minHeight)
    return { ok: false, refusal: 'too_small' }
  const picture = await redraw(bitmap)
  bitmap.close()
  return picture === null ? { ok: false, refusal: 'unreadable' } : { ok: true, picture }
}

/** By the first bytes: names and types of files lie. */
const kindOf = (bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | null => {
  const text = String.fromCharCode(...bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text.startsWith('\u0089PNG')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && /^(heic|heix|mif1|msf1|hevc|avif)/.test(text.slice(8, 12))) return 'heic'
  return null
}

const decode = async (file: Blob): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

const redraw = async (bitmap: ImageBitmap): Promise<Picture | null> => {
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9)
  })
  return blob && { blob, width: canvas.width, height: canvas.height }
}
