/** Reads format and size from the first bytes of a picture, so that a huge one is rejected before it is decoded. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif'

export type PictureHeader = {
  readonly kind: PictureKind
  /** null: not contained in the bytes that are parsed. */
  readonly size: { readonly width: number; readonly height: number } | null
  readonly isAnimated: boolean
}

/** By content: file names and MIME types are not reliable. null: an unknown format. */
export const readHeader = (bytes: Uint8Array): PictureHeader | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = kindOf(bytes)
  return kind && { kind, size: sizes[kind](view), isAnimated: animationTests[kind]?.(bytes) ?? false }
}

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const kindOf = (bytes: Uint8Array): PictureKind | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (textAt(bytes, 0, 4) === '\u0089PNG') return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  if (textAt(bytes, 4, 4) !== 'ftyp') return null
  const brand = textAt(bytes, 8, 4)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].includes(brand) ? 'heic' : null
}

type Size = PictureHeader['size']

const jpegSize = (view: DataView): Size => {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Fill bytes, and markers without a payload.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

const pngSize = (view: DataView): Size =>
  view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }

const webpSize = (view: DataView): Size => {
  if (view.byteLength < 30) return null
  const form = String.fromCharCode(view.getUint8(15))
  if (form === 'X') return { width: 1 + int24(view, 24), height: 1 + int24(view, 27) }
  if (form === 'L') {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const int24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

const sizes: Readonly<Record<PictureKind, (view: DataView) => Size>> = {
  jpeg: jpegSize,
  png: pngSize,
  webp: webpSize,
  heic: () => null,
  avif: () => null,
}

/** An APNG has its animation control chunk before the first pixels. A chunk is its length, its name, the data, and a checksum. */
const isAnimatedPng = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = textAt(bytes, at + 4, 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

const isAnimatedWebp = (bytes: Uint8Array): boolean =>
  textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0

const animationTests: Readonly<Partial<Record<PictureKind, (bytes: Uint8Array) => boolean>>> = {
  png: isAnimatedPng,
  webp: isAnimatedWebp,
}
