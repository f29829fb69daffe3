import type { Metadata, Sharp } from 'sharp'
import { largestPicture, tooLargePicture } from '#editing/largest-picture.ts'
import type { UploadedPicture } from '#editing/studio-api.ts'
import { svgSize } from '#studio-server/folder/picture-size.ts'
import { sanitiseSvg } from './sanitise-svg.ts'
import { pictureName } from './picture-name.ts'
import { withoutMetadata, type PictureEnding } from './without-metadata.ts'

export type CheckedPicture =
  | ({ readonly ok: true; readonly bytes: Uint8Array } & Pick<UploadedPicture, 'name' | 'width' | 'height' | 'notes'>)
  | { readonly ok: false; readonly message: string }

const largestSide = 8_000

/**
 * Recognises the kind of picture by its bytes, not by its name, and makes it safe: the picture that visitors get runs no script and does
 * not reveal where a photo was taken.
 */
export const checkPicture = async (givenName: string, bytes: Uint8Array): Promise<CheckedPicture> => {
  if (bytes.length === 0) return refused('This file is empty.')
  if (bytes.length > largestPicture) return refused(tooLargePicture)
  const format = formats.find(({ begins: [offset, text] }) => beginningOf(bytes).startsWith(text, offset))
  if (!format) return checkSvg(givenName, bytes)
  const picture = format.ending === 'ico' ? iconOf(bytes) : await decoded(bytes, format)
  if (!picture) return refused('This picture is damaged, or of a kind that browsers do not show.')
  const { width, height } = picture
  if (Math.max(width, height) > largestSide)
    return refused(`This picture is ${width} × ${height} pixels. Export it with at most ${largestSide} on each side.`)
  const { notes, ...name } = named(givenName, format.ending, format.endings)
  return { ok: true, ...picture, ...name, notes: [...picture.notes, ...notes] }
}

type Format = {
  /** The text with which the bytes begin, and where it is. */
  readonly begins: readonly [offset: number, text: string]
  readonly ending: PictureEnding
  readonly endings: RegExp
  /** The name of the format in sharp. */
  readonly sharp: string
  /** Encodes it again. Missing: sharp does not support the format. */
  readonly encode?: (picture: Sharp, from: Metadata) => Sharp
}

const formats: readonly Format[] = [
  {
    begins: [0, '\x89PNG\r\n\x1a\n'],
    ending: 'png',
    endings: /\.png$/i,
    sharp: 'png',
    encode: (picture, { isPalette }) => picture.png({ palette: isPalette }),
  },
  {
    begins: [0, '\xff\xd8\xff'],
    ending: 'jpg',
    endings: /\.jpe?g$/i,
    sharp: 'jpeg',
    encode: (picture) => picture.jpeg({ quality: 90 }),
  },
  {
    begins: [8, 'WEBP'],
    ending: 'webp',
    endings: /\.webp$/i,
    sharp: 'webp',
    encode: (picture) => picture.webp({ quality: 90 }),
  },
  { begins: [0, 'GIF8'], ending: 'gif', endings: /\.gif$/i, sharp: 'gif', encode: (picture) => picture.gif() },
  {
    begins: [4, 'ftypavi'],
    ending: 'avif',
    endings: /\.avif$/i,
    sharp: 'heif',
    encode: (picture) => picture.avif({ quality: 70, effort: 2 }),
  },
  { begins: [0, '\0\0\x01\0'], ending: 'ico', endings: /\.ico$/i, sharp: '' },
]

const beginningOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 16)).toString('latin1')

const checkSvg = (givenName: string, bytes: Uint8Array): CheckedPicture => {
  const unknown = 'This is not a picture that browsers show. Save it as SVG, PNG, JPEG, WebP or AVIF.'
  const text = decode(bytes)
  if (text === null || !/<svg[\s>]/.test(text)) return refused(unknown)
  const svg = sanitiseSvg(text)
  if (!svg.ok) return svg
  const { notes, ...name } = named(givenName, 'svg', /\.svg$/i)
  return {
    ok: true,
    bytes: new TextEncoder().encode(svg.text),
    ...svgSize(svg.text),
    ...name,
    notes: [...svg.notes, ...notes],
  }
}

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

type Decoded = {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  readonly notes: readonly string[]
}

/**
 * null: the picture cannot be decoded. Metadata is cut out, because it can contain the place where a photo was taken. The compressed pixels
 * stay as they were exported, unless metadata cannot be cut out or the picture has to be rotated.
 */
const decoded = async (bytes: Uint8Array, { ending, sharp: expected, encode }: Format): Promise<Decoded | null> => {
  const { default: sharp } = await import('sharp')
  try {
    const from = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (from.format !== expected || !encode) return null
    const { width, height } = from.autoOrient
    // Such pictures are refused for their size later, so they need not be decoded.
    if (Math.max(width, height) > largestSide) return { bytes, width, height, notes: [] }
    const cut = (from.orientation ?? 1) > 1 ? null : withoutMetadata(ending, bytes)
    if (cut) {
      await sharp(cut, { failOn: 'error' }).timeout({ seconds: 20 }).resize(16, 16, { fit: 'inside' }).toBuffer()
      return { bytes: cut, width, height, notes: cut.length < bytes.length ? [removed] : [] }
    }
    // sharp keeps only the metadata that it is asked to keep.
    const whole = sharp(bytes, { failOn: 'error', animated: true }).timeout({ seconds: 20 })
    const stripped = await encode(whole.autoOrient().keepIccProfile(), from).toBuffer()
    return { bytes: stripped, width, height, notes: [removed] }
  } catch {
    return null
  }
}

const removed = 'Removed from the picture: what the camera stored in it, such as place and time.'

/** The size is that of the first icon in the file. */
const iconOf = (bytes: Uint8Array): Decoded | null => {
  const cut = withoutMetadata('ico', bytes)
  if (!cut) return null
  const notes = cut.length < bytes.length ? [removed] : []
  return { bytes: cut, width: cut.readUInt8(6) || 256, height: cut.readUInt8(7) || 256, notes }
}

const named = (givenName: string, ending: string, endings: RegExp) => {
  const name = pictureName(givenName, ending)
  return {
    name,
    notes: endings.test(givenName)
      ? []
      : [`The file is called ${name} now, because that is the kind of picture it is.`],
  }
}

const refused = (message: string): CheckedPicture => ({ ok: false, message })
