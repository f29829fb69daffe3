import { iconWithoutMetadata } from './icon-parts.ts'
import { jpegWithoutMetadata } from './jpeg-parts.ts'
import { pngWithoutMetadata } from './png-parts.ts'

/**
 * An uploaded picture must not reveal where and by whom it was taken. Returns a copy with only the parts that a browser needs to show it, and
 * nothing after its end. The compressed pixels stay the same. null: the picture does not have the structure of its format, or its metadata
 * cannot be cut out.
 */
export const withoutMetadata = (ending: PictureEnding, bytes: Uint8Array): Buffer | null => {
  try {
    return copies[ending](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  } catch (error) {
    // The file ends in the middle of a part.
    if (error instanceof RangeError) return null
    throw error
  }
}

export type PictureEnding = 'png' | 'jpg' | 'webp' | 'gif' | 'avif' | 'ico'

const copies: Readonly<Record<PictureEnding, (bytes: Buffer) => Buffer | null>> = {
  png: pngWithoutMetadata,
  jpg: jpegWithoutMetadata,
  webp: (bytes) => webpWithoutMetadata(bytes),
  gif: (bytes) => gifWithoutMetadata(bytes),
  avif: (bytes) => avifWithoutMetadata(bytes),
  ico: iconWithoutMetadata,
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The two bits of VP8X that announce Exif and XMP. */
const metadataBits = 0b1100

const webpWithoutMetadata = (bytes: Buffer): Buffer | null => {
  const kept: Buffer[] = []
  const end = Math.min(8 + bytes.readUInt32LE(4), bytes.length)
  for (let at = 12; at + 8 <= end;) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const next = at + 8 + length + (length % 2)
    if (next > end) return null
    const chunk = Buffer.from(bytes.subarray(at, next))
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~metadataBits, 8)
    if (webpChunks.has(name)) kept.push(chunk)
    at = next
  }
  const chunks = Buffer.concat(kept)
  const start = Buffer.from(bytes.subarray(0, 12))
  start.writeUInt32LE(4 + chunks.length, 4)
  return Buffer.concat([start, chunks])
}

const repetitions = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

const gifWithoutMetadata = (bytes: Buffer): Buffer | null => {
  let at = 13 + colours(bytes.readUInt8(10))
  const kept: Buffer[] = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const kind = bytes.readUInt8(at)
    if (kind === 0x3b) return Buffer.concat([...kept, bytes.subarray(at, at + 1)])
    if (kind === 0x2c) {
      const end = endOfBlocks(bytes, at + 11 + colours(bytes.readUInt8(at + 9)))
      kept.push(bytes.subarray(at, end))
      at = end
    } else if (kind === 0x21) {
      const end = endOfBlocks(bytes, at + 2)
      const label = bytes.readUInt8(at + 1)
      // The first block says how often an animation repeats.
      const isRepetition =
        label === 0xff && bytes[at + 14] === 3 && repetitions.has(bytes.toString('latin1', at + 3, at + 14))
      if (isRepetition) kept.push(bytes.subarray(at, at + 18), Buffer.of(0))
      if (label === 0xf9) kept.push(bytes.subarray(at, at + 7), Buffer.of(0))
      at = end
    } else return null
  }
  return null
}

/** The length in bytes of the colour table that a byte of flags announces. */
const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const endOfBlocks = (bytes: Buffer, start: number): number => {
  let at = start
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
  return at + 1
}

const avifBoxes = new Set(['ftyp', 'meta', 'mdat', 'moov'])

/** The boxes contain file offsets, so nothing can be cut out: a picture with metadata has to be encoded again. */
const avifWithoutMetadata = (bytes: Buffer): Buffer | null => {
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) return null
    const [length, name] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    if (length < 8 || at + length > bytes.length || !avifBoxes.has(name)) return null
    if (name !== 'mdat' && /Exif|mime|uri |udta|uuid/.test(bytes.toString('latin1', at, at + length))) return null
    at += length
  }
  return bytes
}
