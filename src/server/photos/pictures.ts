/** Every stored picture is re-encoded: upright, limited in size, and without metadata such as location and time. */
import type sharp from 'sharp'
import { mostPixels } from '#engine/photos/most-pixels.ts'
import { hasTooManyScans } from './jpeg-scans.ts'

export type Picture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

const maxSide = 1600
/** The quality with which pages encode photos (`src/client/pictures/picture.ts`), so that encoding again loses little. */
const jpegQuality = 82
const accepted: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** Loaded with the first photo, for a faster start. */
let loadedSharp: typeof sharp | undefined
const loadSharp = async (): Promise<typeof sharp> => {
  if (loadedSharp) return loadedSharp
  loadedSharp = (await import('sharp')).default
  // A cache would be of no use, because no picture is decoded twice.
  loadedSharp.cache(false)
  // The queue already decodes two pictures at a time; more threads would each keep memory.
  loadedSharp.concurrency(1)
  return loadedSharp
}

/** null: the picture is not accepted (other format, damaged, too many pixels or scans, animated). 'timeout': it may succeed at another time. */
export type Reencoded = Picture | null | 'timeout'
/** Rejects when the decoder cannot be loaded, which says nothing about the picture. */
export type Reencode = (bytes: Uint8Array) => Promise<Reencoded>

export const reencode: Reencode = async (bytes) => {
  if (!hasAcceptedSignature(bytes) || hasTooManyScans(bytes)) return null
  const read = await loadSharp()
  try {
    const picture = read(bytes, { limitInputPixels: mostPixels, failOn: 'warning', pages: 1 })
    const { format, pages } = await picture.metadata()
    if (!accepted.has(format) || (pages ?? 1) > 1) return null
    const { data, info } = await picture
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: jpegQuality })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    return isTimeout(error) ? 'timeout' : null
  }
}

/** There is no error code; the message of libvips begins with the part that failed. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout: ')

/** Checks the file signature, so that untrusted input reaches only the decoders of accepted formats. */
const hasAcceptedSignature = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.slice(8) === 'WEBP')
  )
}
