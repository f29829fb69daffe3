import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpegOfScans } from '#testing/pictures/decompression-bombs.ts'
import { insertIntoJpeg, segment } from '#testing/pictures/image-bytes.ts'
import { isTimeout, reencode } from './pictures.ts'

test('a timeout of the decoder is distinguished from bytes that it cannot decode', { timeout: 60_000 }, async () => {
  const slow = sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#345' } }).blur(300)
  const late: unknown = await slow
    .timeout({ seconds: 1 })
    .png()
    .toBuffer()
    .catch((error: unknown) => error)
  expect(late).toBeInstanceOf(Error)
  expect(isTimeout(late)).toBe(true)
  const wrong: unknown = await sharp(Buffer.from('no picture'))
    .toBuffer()
    .catch((error: unknown) => error)
  expect(wrong).toBeInstanceOf(Error)
  expect(isTimeout(wrong)).toBe(false)
  expect(await reencode(Buffer.from([0xff, 0xd8, 0xff, 0]))).toBeNull()
})

describe('a progressive JPEG', () => {
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: '#345' } })

  test('with thousands of scans is refused before it is decoded, which would take half a minute', async () => {
    const began = performance.now()
    expect(await reencode(jpegOfScans(4800, 3000))).toBeNull()
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  test('with as many as encoders write, or several times as many, is decoded', async () => {
    for (const bytes of [
      await drawn.clone().jpeg({ progressive: true }).toBuffer(),
      await drawn.clone().jpeg({ mozjpeg: true }).toBuffer(),
      jpegOfScans(160, 99),
    ])
      expect(await reencode(bytes)).toMatchObject({ width: expect.any(Number) })
    expect(await reencode(jpegOfScans(160, 100))).toBeNull()
  })

  test('is not refused for what its metadata, or the film behind it, has in common with a scan', async () => {
    const jpeg = await drawn.clone().jpeg({ progressive: true }).toBuffer()
    const scans = Buffer.alloc(2000, Buffer.from([0xff, 0xda, 0, 2]))
    const bytes = Buffer.concat([insertIntoJpeg(jpeg, segment(0xe4, scans)), scans])
    expect(await reencode(bytes)).toMatchObject({ width: 400, height: 300 })
  })
})
