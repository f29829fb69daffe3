import { largestPicture, tooLargePicture } from '#editing/largest-picture.ts'
import type { UploadedPicture } from '#editing/studio-api.ts'
import { svgSize } from '#studio-server/folder/picture-size.ts'
import { sanitiseSvg } from './sanitise-svg.ts'
import { pictureName } from './picture-name.ts'

export type CheckedPicture =
  | ({ readonly ok: true; readonly bytes: Uint8Array } & Pick<UploadedPicture, 'name' | 'width' | 'height' | 'notes'>)
  | { readonly ok: false; readonly message: string }

const largestSide = 8_000

/** Decides by the bytes, not by the name, what kind of picture it is; and makes it safe. */
export const checkPicture = async (givenName: string, bytes: Uint8Array): Promise<CheckedPicture> => {
  if (bytes.length === 0) return refused('This file is empty.')
  if (bytes.length > largestPicture) return refused(tooLargePicture)
  const format = formats.find(({ begins: [offset, text] }) => beginningOf(bytes).startsWith(text, offset))
  if (!format) return checkSvg(givenName, bytes)
  const size = format.ending === 'ico' ? iconSize(bytes) : await decodedSize(bytes, format.sharp)
  if (!size) return refused('This picture is damaged, or of a kind that browsers do not show.')
  const { width, height } = size
  if (Math.max(width, height) > largestSide)
    return refused(`This picture is ${width} × ${height} pixels. Export it with at most ${largestSide} on each side.`)
  return { ok: true, bytes, width, height, ...named(givenName, format.ending, format.endings) }
}

type Format = {
  /** The text with which the bytes begin, and where it stands. */
  readonly begins: readonly [offset: number, text: string]
  readonly ending: string
  readonly endings: RegExp
  /** How sharp calls it. */
  readonly sharp: string
}

const formats: readonly Format[] = [
  { begins: [0, '\x89PNG\r\n\x1a\n'], ending: 'png', endings: /\.png$/i, sharp: 'png' },
  { begins: [0, '\xff\xd8\xff'], ending: 'jpg', endings: /\.jpe?g$/i, sharp: 'jpeg' },
  { begins: [8, 'WEBP'], ending: 'webp', endings: /\.webp$/i, sharp: 'webp' },
  { begins: [0, 'GIF8'], ending: 'gif', endings: /\.gif$/i, sharp: 'gif' },
  { begins: [4, 'ftypavi'], ending: 'avif', endings: /\.avif$/i, sharp: 'heif' },
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

type Size = { readonly width: number; readonly height: number }

/** null: it cannot be decoded. */
const decodedSize = async (bytes: Uint8Array, expected: string): Promise<Size | null> => {
  const { default: sharp } = await import('sharp')
  try {
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== expected) return null
    // Larger pictures are refused for their size: they are not decoded.
    if (Math.max(width, height) <= largestSide)
      await sharp(bytes, { failOn: 'error' }).timeout({ seconds: 20 }).resize(16, 16, { fit: 'inside' }).toBuffer()
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height }
  } catch {
    return null
  }
}

/** Of the first of the icons in the file. */
const iconSize = (bytes: Uint8Array): Size | null => {
  const [width, height] = [bytes[6], bytes[7]]
  return width === undefined || height === undefined || bytes.length < 22
    ? null
    : { width: width || 256, height: height || 256 }
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
