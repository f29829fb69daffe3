/** Pictures taken apart and put together again, byte by byte: what no library would write, and what must not be in a file of ours. */
import { crc32, deflateSync } from 'node:zlib'

export type Segment = { readonly marker: number; readonly data: Buffer }

/** The parts of a JPEG in order, each scan with its data, and what comes after its end. Throws when it is none. */
export const jpegParts = (file: Buffer): { readonly segments: readonly Segment[]; readonly tail: Buffer } => {
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('Not a JPEG')
  const segments: Segment[] = []
  let at = 2
  while (at < file.length) {
    if (file[at] !== 0xff) throw new Error(`No marker at ${at}`)
    const marker = file[at + 1] ?? 0
    if (marker === 0xd9) return { segments, tail: file.subarray(at + 2) }
    let end = at + 2 + file.readUInt16BE(at + 2)
    // The data of a scan goes on until a marker that is neither a stuffed byte nor a restart.
    if (marker === 0xda) while (file[end] !== 0xff || /^(0|d[0-7])$/.test((file[end + 1] ?? 0).toString(16))) end += 1
    segments.push({ marker, data: file.subarray(at + 4, end) })
    at = end
  }
  throw new Error('A JPEG without an end')
}

/** A segment with its length. */
export const segment = (marker: number, data: Buffer | string): Buffer => {
  const body = Buffer.from(data)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Directly behind the start of a JPEG, where cameras write what they know. */
export const insertIntoJpeg = (file: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)])

/** With the frame header changed: 0 is the precision, then height, width, number of components. */
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

/** Behind the header of a PNG. */
export const insertIntoPng = (file: Buffer, ...chunks: readonly Chunk[]): Buffer => {
  const [first, ...rest] = pngChunks(file)
  return png([...(first ? [first] : []), ...chunks, ...rest])
}

/** So many bytes of nothing, pressed to nearly nothing. */
export const compressedZeros = (megabytes: number): Buffer =>
  deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })

/** A chunk of a WebP; an odd one is filled up. */
export const riff = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
