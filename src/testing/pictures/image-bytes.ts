/** Parses and builds picture files at byte level, to make files that no library writes and to inspect our own. */
import { crc32, deflateSync } from 'node:zlib'

export type Segment = { readonly marker: number; readonly data: Buffer }

/** The segments of a JPEG in file order, each scan with its data, and the bytes after the end marker. Throws if it is not a JPEG. */
export const jpegParts = (file: Buffer): { readonly segments: readonly Segment[]; readonly tail: Buffer } => {
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('Not a JPEG')
  const segments: Segment[] = []
  let at = 2
  while (at < file.length) {
    if (file[at] !== 0xff) throw new Error(`No marker at ${at}`)
    const marker = file[at + 1] ?? 0
    if (marker === 0xd9) return { segments, tail: file.subarray(at + 2) }
    let end = at + 2 + file.readUInt16BE(at + 2)
    // Scan data ends at a marker that is neither a stuffed byte (FF 00) nor a restart marker (FF D0 to FF D7).
    if (marker === 0xda) while (file[end] !== 0xff || /^(0|d[0-7])$/.test((file[end + 1] ?? 0).toString(16))) end += 1
    segments.push({ marker, data: file.subarray(at + 4, end) })
    at = end
  }
  throw new Error('A JPEG without an end')
}

export const segment = (marker: number, data: Buffer | string): Buffer => {
  const body = Buffer.from(data)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Inserts segments directly after the start marker, where cameras write metadata. */
export const insertIntoJpeg = (file: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)])

/** Changes the frame header. Offsets: precision 0, height 1, width 3, number of components 5. */
export const withFrame = (file: Buffer, change: (frame: Buffer) => void): Buffer => {
  const copy = Buffer.from(file)
  const at = copy.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(copy[index + 1] ?? 0))
  change(copy.subarray(at + 4))
  return copy
}

export type Chunk = { readonly name: string; readonly data: Buffer }

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

export const pngChunks = (file: Buffer): readonly Chunk[] => {
  const chunks: Chunk[] = []
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const start = at + 8
    chunks.push({
      name: file.toString('latin1', at + 4, start),
      data: file.subarray(start, start + file.readUInt32BE(at)),
    })
  }
  return chunks
}

export const png = (chunks: readonly Chunk[]): Buffer => Buffer.concat([pngSignature, ...chunks.map(encodeChunk)])

const encodeChunk = ({ name, data }: Chunk): Buffer => {
  const out = Buffer.alloc(12 + data.length)
  out.writeUInt32BE(data.length, 0)
  out.write(name, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}

export const header = (width: number, height: number, depth = 8, colour = 2, interlace = 0): Chunk => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, 0, 0, interlace], 8)
  return { name: 'IHDR', data }
}

export const chunk = (name: string, data: Buffer | string = ''): Chunk => ({
  name,
  data: typeof data === 'string' ? Buffer.from(data, 'latin1') : data,
})

/** Inserts chunks directly after the header. */
export const insertIntoPng = (file: Buffer, ...chunks: readonly Chunk[]): Buffer => {
  const [first, ...rest] = pngChunks(file)
  return png([...(first ? [first] : []), ...chunks, ...rest])
}

/** Zlib stream that inflates to this many megabytes of zeros. */
export const compressedZeros = (megabytes: number): Buffer =>
  deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })

/** A RIFF chunk, padded to an even length. */
export const riff = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
