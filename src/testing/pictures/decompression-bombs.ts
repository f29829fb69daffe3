/** Files that claim huge dimensions, decompress to a huge size, or are expensive to decode. */
import { deflateSync } from 'node:zlib'
import {
  chunk,
  header,
  insertIntoJpeg,
  insertIntoPng,
  jpegParts,
  png,
  pngChunks,
  compressedZeros,
  segment,
  withFrame,
} from './image-bytes.ts'
import { canary, type Files, plainPicture, type GoodPictures } from './sample-pictures.ts'

export const decompressionBombs = ({ jpeg, png: picture }: GoodPictures): Files => {
  const [, ...rest] = pngChunks(picture)
  const { segments } = jpegParts(jpeg)
  const scan = segments
    .filter(({ marker }) => marker === 0xda)
    .map(({ data }) => Buffer.concat([Buffer.from([0xff, 0xda, 0, 12]), data]))
  const claims = (wide: number, high: number): Buffer => png([header(wide, high), ...rest])
  return {
    'a PNG that claims 30000 x 30000': claims(30_000, 30_000),
    'a PNG that claims 2147483647 x 2147483647': claims(2 ** 31 - 1, 2 ** 31 - 1),
    'a PNG that claims 4294967295 x 1': claims(2 ** 32 - 1, 1),
    'a PNG that claims 1 x 25000000': claims(1, 25_000_000),
    'a PNG that claims 5000 x 5000 with data for a corner of it': claims(5000, 5000),
    'a JPEG that claims 65535 x 65535': withFrame(jpeg, (frame) => frame.writeUInt32BE(0xffffffff, 1)),
    'a JPEG that claims 5000 x 5000': withFrame(jpeg, (frame) => frame.writeUInt32BE(0x13881388, 1)),
    'a PNG of 25 million pixels in a few kilobytes': png([
      header(5000, 5000, 8, 0),
      chunk('IDAT', deflateSync(Buffer.alloc(5000 * 5001))),
      chunk('IEND'),
    ]),
    'a PNG of 100 x 100 with 100 MB of compressed image data': png([
      header(100, 100),
      chunk('IDAT', compressedZeros(100)),
      chunk('IEND'),
    ]),
    'a PNG with 100 MB of compressed text': insertIntoPng(
      picture,
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), compressedZeros(100)])),
    ),
    'a PNG with a compressed colour profile of 100 MB': insertIntoPng(
      picture,
      chunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), compressedZeros(100)])),
    ),
    'a PNG with 50000 empty chunks': insertIntoPng(picture, ...Array.from({ length: 50_000 }, () => chunk('teSt'))),
    'a JPEG with 500 scans': Buffer.concat([
      jpeg.subarray(0, -2),
      ...Array.from({ length: 500 }, () => scan[0] ?? Buffer.alloc(0)),
      Buffer.from([0xff, 0xd9]),
    ]),
    'a JPEG with 5000 comments': insertIntoJpeg(jpeg, ...Array.from({ length: 5000 }, () => segment(0xfe, canary))),
    'a JPEG with 10000 restart markers': Buffer.concat([
      jpeg.subarray(0, -2),
      Buffer.alloc(20_000, Buffer.from([0xff, 0xd0])),
      Buffer.from([0xff, 0xd9]),
    ]),
  }
}

/**
 * A valid grey progressive JPEG of `side` x `side` pixels (a multiple of 8), in which the first scan is followed by `scans` others. These
 * consist of end-of-band runs of up to 32,767 blocks: they add nothing to any block.
 */
export const jpegOfScans = (side: number, scans: number): Buffer => {
  const blocks = (side / 8) ** 2
  const size = Buffer.alloc(4)
  size.writeUInt16BE(side, 0)
  size.writeUInt16BE(side, 2)
  const codes = (...counts: readonly number[]) => [...counts, ...Array.from({ length: 16 - counts.length }, () => 0)]
  // The code 0 is a run of blocks, with 14 bits for the number beyond 16,384. The code 10 is one block.
  const bits =
    `0${(32_767 - 16_384).toString(2).padStart(14, '0')}`.repeat(Math.floor(blocks / 32_767)) +
    '10'.repeat(blocks % 32_767)
  const bytes = (bits.match(/.{1,8}/g) ?? []).flatMap((byte) => {
    const value = Number.parseInt(byte.padEnd(8, '1'), 2)
    return value === 0xff ? [0xff, 0] : [value]
  })
  const scan = (at: number) => Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, at, at, 0])), Buffer.from(bytes)])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array.from({ length: 64 }, () => 1)])),
    segment(0xc2, Buffer.from([8, ...size, 1, 1, 0x11, 0])),
    segment(0xc4, Buffer.from([0x00, ...codes(1), 0])),
    segment(0xc4, Buffer.from([0x10, ...codes(1, 1), 0xe0, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
    Buffer.from(
      (`${'0'.repeat(blocks)}`.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)),
    ),
    ...Array.from({ length: scans }, (_, at) => scan(1 + (at % 63))),
    Buffer.from([0xff, 0xd9]),
  ])
}

export const largePictures = async (): Promise<Files> => ({
  'a PNG of 30 million pixels': await plainPicture(6000, 5000).png().toBuffer(),
  'a JPEG of 30 million pixels': await plainPicture(6000, 5000).jpeg().toBuffer(),
  'a WebP of 260 million pixels': Buffer.concat([
    Buffer.from('RIFF\u0020\0\0\0WEBPVP8L\u0014\0\0\0\x2f\xff\xff\xff\u000f', 'latin1'),
    Buffer.alloc(40),
  ]),
  'a JPEG of one row': await plainPicture(20_000, 1).jpeg().toBuffer(),
  'a PNG of one column': await plainPicture(1, 20_000).png().toBuffer(),
})
