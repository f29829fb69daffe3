/** Pictures with missing, wrong, duplicate or inconsistent parts. */
import {
  chunk,
  header,
  insertIntoJpeg,
  insertIntoPng,
  jpegParts,
  png,
  pngChunks,
  riff,
  segment,
  withFrame,
} from './image-bytes.ts'
import { canary, type Files, type GoodPictures, height, width } from './sample-pictures.ts'

export const brokenPng = ({ png: picture }: GoodPictures): Files => {
  const chunks = pngChunks(picture)
  const [first = header(1, 1), ...rest] = chunks
  const without = (name: string): Buffer => png(chunks.filter((part) => part.name !== name))
  const flipped = (at: number): Buffer => Buffer.from(picture.map((byte, index) => (index === at ? byte ^ 0xff : byte)))
  return {
    'a PNG without a header': without('IHDR'),
    'a PNG without image data': without('IDAT'),
    'a PNG without an end chunk': without('IEND'),
    'a PNG with two headers': png([first, first, ...rest]),
    'a PNG with an end chunk before its image data': png([first, chunk('IEND'), ...rest]),
    'a PNG with a wrong header checksum': flipped(30),
    'a PNG with a wrong image data checksum': flipped(picture.length - 13),
    'a PNG with corrupt image data': flipped(Math.floor(picture.length / 2)),
    'a PNG with a chunk length beyond the end of the file': Buffer.concat([
      picture.subarray(0, 33),
      Buffer.from([0x7f, 255, 255, 255]),
      picture.subarray(37),
    ]),
    'a PNG of zero width': png([header(0, height), ...rest]),
    'a PNG of zero height': png([header(width, 0), ...rest]),
    ...Object.fromEntries(
      (
        [
          [3, 2],
          [8, 1],
          [8, 5],
          [8, 7],
          [16, 3],
          [255, 255],
        ] as const
      ).map(([depth, colour]) => [
        `a PNG of bit depth ${depth} and colour type ${colour}`,
        png([header(width, height, depth, colour), ...rest]),
      ]),
    ),
    'a PNG with an invalid interlace method': png([header(width, height, 8, 2, 9), ...rest]),
    'an indexed PNG without a palette': png([header(width, height, 8, 3), ...rest]),
    'a PNG with an unknown critical chunk': insertIntoPng(picture, chunk('ABCD', 'x')),
    'a PNG with image data that is not zlib': png([first, chunk('IDAT', 'not compressed'), chunk('IEND')]),
    'a PNG with animation chunks': insertIntoPng(
      picture,
      chunk('acTL', '\0\0\0\u0002\0\0\0\0'),
      chunk('fcTL', Buffer.concat([Buffer.alloc(4), first.data.subarray(0, 8), Buffer.alloc(14)])),
    ),
  }
}

export const brokenJpeg = ({ jpeg }: GoodPictures): Files => {
  const { segments } = jpegParts(jpeg)
  const build = (parts: readonly Buffer[]): Buffer =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])])
  const all = segments.map(({ marker, data }) =>
    marker === 0xda ? Buffer.concat([Buffer.from([0xff, 0xda, 0, 12]), data]) : segment(marker, data),
  )
  const names: Readonly<Record<number, string>> = {
    0xdb: 'quantisation tables',
    0xc0: 'a frame header',
    0xc4: 'Huffman tables',
    0xda: 'a scan',
  }
  return {
    ...Object.fromEntries(
      Object.entries(names).flatMap(([marker, name]) => [
        [`a JPEG without ${name}`, build(all.filter((_part, at) => segments[at]?.marker !== Number(marker)))],
        [
          `a JPEG with zeros for ${name}`,
          build(
            segments.map(({ marker: own, data }) =>
              segment(
                own,
                own === Number(marker) ? Buffer.alloc(Math.min(data.length, 200)) : data.subarray(0, 60_000),
              ),
            ),
          ),
        ],
      ]),
    ),
    'a JPEG of zero height': withFrame(jpeg, (frame) => frame.writeUInt16BE(0, 1)),
    'a JPEG of zero width': withFrame(jpeg, (frame) => frame.writeUInt16BE(0, 3)),
    'a JPEG of zero components': withFrame(jpeg, (frame) => frame.writeUInt8(0, 5)),
    'a JPEG of 255 components': withFrame(jpeg, (frame) => frame.writeUInt8(255, 5)),
    'a JPEG of 12-bit precision': withFrame(jpeg, (frame) => frame.writeUInt8(12, 0)),
    'a JPEG with invalid sampling factors': withFrame(jpeg, (frame) => frame.writeUInt8(0xff, 7)),
    'a JPEG with a segment of length zero': insertIntoJpeg(jpeg, Buffer.from([0xff, 0xe1, 0, 0])),
    'a JPEG with a segment longer than the file': insertIntoJpeg(jpeg, Buffer.from([0xff, 0xe1, 0xff, 0xff])),
    'a JPEG in a JPEG': insertIntoJpeg(jpeg, jpeg),
    'a JPEG without an end marker': jpeg.subarray(0, -2),
  }
}

export const brokenWebp = ({ webp }: GoodPictures): Files => {
  const sized = (size: number): Buffer => {
    const copy = Buffer.from(webp)
    copy.writeUInt32LE(size, 4)
    return copy
  }
  const wrapped = (flags: number, ...more: readonly Buffer[]): Buffer => {
    const body = Buffer.concat([
      Buffer.from('WEBP', 'latin1'),
      riff('VP8X', Buffer.from([flags, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0])),
      ...more,
      webp.subarray(12),
    ])
    return riff('RIFF', body)
  }
  return {
    'a WebP that claims size zero': sized(0),
    'a WebP that claims a size of 4 GB': sized(0xfffffff0),
    'a WebP that claims a smaller size': sized(40),
    'a WebP with canvas dimensions that do not match its frame': riff(
      'RIFF',
      Buffer.concat([
        Buffer.from('WEBP', 'latin1'),
        riff('VP8X', Buffer.from([0, 0, 0, 0, 255, 255, 0, 255, 255, 0])),
        webp.subarray(12),
      ]),
    ),
    'a WebP with the animation flag but no animation': wrapped(0x02),
    'a WebP with flags for metadata that is missing': wrapped(0x3c),
    'a WebP with a broken colour profile': wrapped(0x20, riff('ICCP', Buffer.from(canary))),
    'a WebP with an unknown chunk': wrapped(0, riff('XXXX', Buffer.from(canary))),
    'a WebP with two frames': riff('RIFF', Buffer.concat([webp.subarray(8), webp.subarray(12)])),
    'a WebP with corrupt frame data': Buffer.from(webp.map((byte, at) => (at > 40 && at < 400 ? 0 : byte))),
  }
}
