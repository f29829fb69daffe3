/**
 * Validates and re-encodes a chosen picture on the device, which removes its metadata. Where the canvas cannot be read
 * back, the file is kept unchanged; the server re-encodes every picture, too.
 */
import { canvasReadsBack } from './canvas-readback.ts'
import { readHeader, type PictureKind } from './picture-header.ts'
import { fingerprintOf, type PictureFingerprint } from './picture-fingerprint.ts'

export type PictureLimits = {
  readonly maxBytes: number
  readonly minWidth: number
  readonly minHeight: number
  /** Of a picture that is sent unchanged: what the server decodes. */
  readonly maxPixels: number
}

/** Keys of messages under `upload` in content/settings/messages.yaml. */
export type PictureRefusal =
  | 'empty'
  | 'too_large'
  | 'too_small'
  | 'too_many_pixels'
  | 'heic'
  | 'wrong_type'
  | 'animated'
  | 'unreadable'

export type Picture = {
  readonly blob: Blob
  readonly width: number
  readonly height: number
  readonly print: PictureFingerprint
}

export type PictureOutcome =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly refusal: PictureRefusal }

/** Longest side after re-encoding, in pixels: enough to compare two pictures, small enough for a slow network. */
const longSide = 1600
/**
 * As the server encodes it (`src/server/photos/pictures.ts`): the same tables a second time round nothing more away. With 0.9, an
 * upload was a third larger and the stored picture 0.4 to 1.9 dB worse, because two different roundings add up.
 */
const jpegQuality = 0.82
/** What a device decodes, in pixels, before it makes the picture smaller. */
const decodedPixels = 50_000_000

export const readPicture = async (file: Blob, limits: PictureLimits): Promise<PictureOutcome> => {
  if (file.size === 0) return refused('empty')
  if (file.size > limits.maxBytes) return refused('too_large')
  const bytes = await bytesOf(file)
  if (bytes === null) return refused('unreadable')
  const header = readHeader(bytes)
  if (header === null) return refused('wrong_type')
  if (header.isAnimated) return refused('animated')
  // Before decoding: a small file can expand to more pixels than the device has memory for.
  if (header.size && header.size.width * header.size.height > decodedPixels) return refused('too_many_pixels')
  const drawn = await decode(file)
  if (drawn === null) return refused(unreadableAs(header.kind))
  try {
    const { width, height } = drawn
    if (width * height > decodedPixels) return refused('too_many_pixels')
    if (Math.max(width, height) < limits.minWidth || Math.min(width, height) < limits.minHeight)
      return refused('too_small')
    if (!canvasReadsBack()) return unchanged(bytes, header.kind, drawn, limits)
    const picture = await reencode(drawn)
    return picture === null
      ? refused('unreadable')
      : { ok: true, picture: { ...picture, print: fingerprintOf(bytes, drawn.source) } }
  } finally {
    drawn.close()
  }
}

/** The picture as a PNG data URL, as the specification defines it. Computed on demand, because it is large. */
export const pngDataUrl = async (blob: Blob): Promise<string | null> => {
  const drawn = canvasReadsBack() ? await decode(blob) : null
  if (drawn === null) return null
  const canvas = canvasOf(drawn.source, drawn.width, drawn.height)
  drawn.close()
  return canvas.toDataURL('image/png')
}

const refused = (refusal: PictureRefusal): PictureOutcome => ({ ok: false, refusal })

const unreadableAs = (kind: PictureKind): PictureRefusal => {
  if (kind === 'heic') return 'heic'
  return kind === 'avif' ? 'wrong_type' : 'unreadable'
}

/** The formats that the server accepts. */
const types: Readonly<Record<PictureKind, string | null>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: null,
  avif: null,
}

const unchanged = (
  bytes: Uint8Array<ArrayBuffer>,
  kind: PictureKind,
  { height, width }: DecodedPicture,
  { maxPixels }: PictureLimits,
): PictureOutcome => {
  const type = types[kind]
  if (type === null) return refused(unreadableAs(kind))
  if (width * height > maxPixels) return refused('too_many_pixels')
  return { ok: true, picture: { blob: new Blob([bytes], { type }), width, height, print: fingerprintOf(bytes, null) } }
}

/** The file may have been deleted meanwhile, or be in a cloud that does not respond. */
const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

type DecodedPicture = {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
  readonly close: () => void
}

/** With the orientation of the EXIF metadata applied. */
const decode = async (file: Blob): Promise<DecodedPicture | null> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
  } catch {
    return decodeAsImage(file)
  }
}

/** Some browsers can display formats that they cannot decode to an ImageBitmap. */
const decodeAsImage = async (file: Blob): Promise<DecodedPicture | null> => {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(image.src)
  try {
    await image.decode()
    return { source: image, width: image.naturalWidth, height: image.naturalHeight, close }
  } catch {
    close()
    return null
  }
}

const reencode = async ({ height, source, width }: DecodedPicture): Promise<Omit<Picture, 'print'> | null> => {
  const scale = Math.min(1, longSide / Math.max(width, height))
  const canvas = canvasOf(source, Math.round(width * scale), Math.round(height * scale))
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality)
  })
  return blob && { blob, width: canvas.width, height: canvas.height }
}

const canvasOf = (source: CanvasImageSource, width: number, height: number): HTMLCanvasElement => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const paint = canvas.getContext('2d')
  if (paint) {
    // JPEG has no transparency: transparent pixels would become black, and the coach would call the picture too dark.
    paint.fillStyle = '#fff'
    paint.fillRect(0, 0, width, height)
    paint.imageSmoothingQuality = 'high'
    paint.drawImage(source, 0, 0, width, height)
  }
  return canvas
}
