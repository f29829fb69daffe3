import { pngStart, pngWithoutMetadata } from './png-parts.ts'

const entryLength = 16
const mostPictures = 64

/** An icon contains its pictures as PNGs or bitmaps. Each is copied up to the size in its own header, in the order of the directory. */
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
    // Two entries can refer to the same bytes, which would make the copy longer.
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

/** The header, the colours, the pixels, and a transparency bit for each pixel. */
const bitmapOf = (bytes: Buffer): Buffer | null => {
  if (bytes.length < 40 || bytes.readUInt32LE(0) !== 40) return null
  // The height in the header includes the transparency mask.
  const [width, height] = [bytes.readInt32LE(4), Math.abs(bytes.readInt32LE(8)) / 2]
  const bitsOfPixel = bytes.readUInt16LE(14)
  const colours = bitsOfPixel > 8 ? 0 : bytes.readUInt32LE(32) || 2 ** bitsOfPixel
  const rows = (bits: number): number => Math.ceil((width * bits) / 32) * 4 * height
  return width > 0 ? bytes.subarray(0, 40 + colours * 4 + rows(bitsOfPixel) + rows(1)) : null
}
