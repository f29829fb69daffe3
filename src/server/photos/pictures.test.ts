import sharp from 'sharp'
import { expect, test } from 'vitest'
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
