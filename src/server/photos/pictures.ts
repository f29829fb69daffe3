/** A picture that is stored was drawn afresh by us: upright, of a known size, without place, time or anything hidden in it. */
import type sharp from 'sharp'

export type Picture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

const maxSide = 1600
const maxPixels = 25_000_000
const accepted: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** Loaded with the first photo: a start is quicker without it, and many visitors send none. */
let loadedSharp: typeof sharp | undefined
const loadSharp = async (): Promise<typeof sharp> => {
  if (loadedSharp) return loadedSharp
  loadedSharp = (await import('sharp')).default
  // No picture comes twice, so what was decoded is not worth keeping.
  loadedSharp.cache(false)
  // Two pictures at once are enough for two processors; more threads each keep memory of their own.
  loadedSharp.concurrency(1)
  return loadedSharp
}

/** null: no picture that we take, damaged, too large, or one that moves. */
export type Reencode = (bytes: Uint8Array) => Promise<Picture | null>

export const reencode: Reencode = async (bytes) => {
  if (!hasAcceptedSignature(bytes)) return null
  const read = await loadSharp()
  try {
    const picture = read(bytes, { limitInputPixels: maxPixels, failOn: 'warning', pages: 1 })
    const { format, pages } = await picture.metadata()
    if (!accepted.has(format) || (pages ?? 1) > 1) return null
    const { data, info } = await picture
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** By the first bytes, so that no other decoder ever sees what a visitor sends. */
const hasAcceptedSignature = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.slice(8) === 'WEBP')
  )
}
