import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readHeader } from './picture-header.ts'

const picture = sharp({ create: { width: 70, height: 50, channels: 3, background: '#873' } })
const moving = async () => {
  const frames = await Promise.all([picture, picture.clone().negate()].map((frame) => frame.png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}
/** A PNG of chunks: the name of each, the length of its data and the beginning of the data. */
const pngOf = (chunks: readonly (readonly [string, number, string?])[]): Uint8Array =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunks.map(([name, length, data = '']) => {
      const chunk = Buffer.alloc(12 + length)
      chunk.writeUInt32BE(length)
      chunk.write(name + data, 4, 'latin1')
      return chunk
    }),
  ])
const read = async (made: Promise<Buffer>) => readHeader(new Uint8Array(await made))
const size = { width: 70, height: 50 }

describe('the format and size of a picture', () => {
  test.each<[string, () => Promise<Buffer>, object]>([
    ['JPEG', () => picture.clone().jpeg().toBuffer(), { kind: 'jpeg', size, isAnimated: false }],
    [
      'progressive JPEG',
      () => picture.clone().jpeg({ progressive: true }).toBuffer(),
      { kind: 'jpeg', size, isAnimated: false },
    ],
    [
      'JPEG with metadata',
      () =>
        picture
          .clone()
          .withExif({ IFD0: { Copyright: 'x'.repeat(9000) } })
          .jpeg()
          .toBuffer(),
      { kind: 'jpeg', size, isAnimated: false },
    ],
    ['PNG', () => picture.clone().png().toBuffer(), { kind: 'png', size, isAnimated: false }],
    ['WebP', () => picture.clone().webp().toBuffer(), { kind: 'webp', size, isAnimated: false }],
    [
      'lossless WebP',
      () => picture.clone().webp({ lossless: true }).toBuffer(),
      { kind: 'webp', size, isAnimated: false },
    ],
    [
      'WebP with metadata',
      () =>
        picture
          .clone()
          .withExif({ IFD0: { Copyright: 'x' } })
          .webp()
          .toBuffer(),
      { kind: 'webp', size, isAnimated: false },
    ],
    ['moving WebP', moving, { kind: 'webp', size, isAnimated: true }],
    ['AVIF', () => picture.clone().avif().toBuffer(), { kind: 'avif', size: null, isAnimated: false }],
  ])('%s', async (_, make, header) => {
    expect(await read(make())).toEqual(header)
  })

  test.each([
    ['a PNG that is animated', [['acTL', 8]], true],
    [
      'an animated PNG with a colour profile',
      [
        ['iCCP', 3000],
        ['acTL', 8],
      ],
      true,
    ],
    ['a PNG whose text names the chunk of an animation', [['tEXt', 8, 'x\0acTL..']], false],
    [
      'a PNG with that chunk behind its pixels',
      [
        ['IDAT', 40],
        ['acTL', 8],
      ],
      false,
    ],
  ] as const)('%s', (_, chunks, isAnimated) => {
    const bytes = pngOf([['IHDR', 13, '\0\0\0\x46\0\0\0\x32'], ...chunks, ['IDAT', 40], ['IEND', 0]])
    expect(readHeader(bytes)).toEqual({ kind: 'png', size, isAnimated })
  })

  test('HEIC', () => {
    expect(readHeader(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))).toEqual({
      kind: 'heic',
      size: null,
      isAnimated: false,
    })
  })
})

describe('a file that is not a picture', () => {
  test.each([
    ['nothing', ''],
    ['a letter', 'Dear Sir or Madam'],
    ['a GIF', 'GIF89a\x01\0\x01\0'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a PDF', '%PDF-1.7'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0'],
  ])('%s', (_, text) => {
    expect(readHeader(Buffer.from(text, 'latin1'))).toBe(null)
  })

  test('a truncated picture is never read beyond its end', async () => {
    for (const made of [picture.clone().jpeg(), picture.clone().png(), picture.clone().webp()]) {
      const bytes = new Uint8Array(await made.toBuffer())
      for (let length = 0; length <= bytes.length; length += 1)
        expect(() => readHeader(bytes.subarray(0, length))).not.toThrow()
    }
  })
})
