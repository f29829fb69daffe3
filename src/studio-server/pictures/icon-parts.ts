import { pngStart, pngWithoutMetadata } from './png-parts.ts'

const entryLength = 16
const mostPictures = 64

/** An icon has its pictures as PNG or as bitmaps. Each is copied as far as its own size goes, in the order of the list at the beginning. */
export const iconWithoutMetadata = (bytes: Buffer): Buffer | null => {
  const count = bytes.readUInt16LE(4)
  const listEnd = 6 + count * entryLength
  if (count === 0 || count > mostPictures || listEnd > bytes.length) return null
  const list = Buffer.from(bytes.subarray(0, listEnd))
  const pictures: Buffer[] = []
  let to = listEnd
  for (let at = 6; at < listEnd; at += entryLength) {
    const [length, from] = [list.readUInt32LE(at + 8), list.readUInt32LE(at + 12)]
    const picture = pictureOf(bytes.subarray(from, from + length))
    // Two entries can name the same bytes, so that the copy would be longer.
    if (!picture || to + picture.length > bytes.length) return null
    list.writeUInt32LE(picture.length, at + 8)
    list.writeUInt32LE(to, at + 12)
    pictures.push(picture)
    to += picture.length
  }
  return Buffer.concat([list, ...pictures])
}

const pictureOf = (bytes: Buffer): Buffer | null =>
  bytes.subarray(0, pngStart.length).equals(pngStart) ? pngWithoutMetadata(bytes) : bitmapOf(bytes)

/** Its header, its colours, its pixels, and a bit for each pixel that says whether it is transparent. */
const bitmapOf = (bytes: Buffer): Buffer | null => {
  if (bytes.length < 40 || bytes.readUInt32LE(0) !== 40) return null
  // Both bitmaps count as its height.
  const [width, height] = [bytes.readInt32LE(4), Math.abs(bytes.readInt32LE(8)) / 2]
  const bitsOfPixel = bytes.readUInt16LE(14)
  const colours = bitsOfPixel > 8 ? 0 : bytes.readUInt32LE(32) || 2 ** bitsOfPixel
  const rows = (bits: number): number => Math.ceil((width * bits) / 32) * 4 * height
  return width > 0 ? bytes.subarray(0, 40 + colours * 4 + rows(bitsOfPixel) + rows(1)) : null
}
