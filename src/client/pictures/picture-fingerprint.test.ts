import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { isSamePicture, patternOf } from './picture-fingerprint.ts'

/** Dark strands before a wall; the same picture for the same seed. */
const drawn = (seed: number, strands = 120) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="640"><rect width="800" height="640" fill="#d8c9bd"/>${Array.from(
        { length: strands },
        (_, at) =>
          `<circle cx="${(at * 97 * seed) % 800}" cy="${(at * 53 * seed) % 640}" r="${20 + ((at * seed) % 40)}" fill="hsl(${(at * 7) % 60} 30% ${10 + ((at * seed * 13) % 60)}%)"/>`,
      ).join('')}</svg>`,
    ),
  )
const lookOf = async (picture: Sharp): Promise<string> => {
  const points = sharp(await picture.png().toBuffer()).resize(17, 16, { fit: 'fill' })
  return patternOf(new Uint8ClampedArray(await points.ensureAlpha().raw().toBuffer()))
}
const same = async (one: Sharp, other: Sharp) =>
  isSamePicture({ bytes: '1', look: await lookOf(one) }, { bytes: '2', look: await lookOf(other) })

test('a re-encoded, smaller and coarser picture is the same', async () => {
  const again = sharp(await drawn(3).resize(500).jpeg({ quality: 55 }).toBuffer())
  expect(await same(drawn(3), again)).toBe(true)
})

test('another picture is different', async () => {
  for (let seed = 2; seed < 12; seed += 1) expect(await same(drawn(seed), drawn(seed + 1))).toBe(false)
})

test('the mirrored picture is different', async () => {
  expect(await same(drawn(3), sharp(await drawn(3).png().toBuffer()).flop())).toBe(false)
})

test('two pictures without contrast are the same only if their bytes are', async () => {
  const flat = await lookOf(drawn(1, 0))
  expect(flat).toBe('')
  expect(isSamePicture({ bytes: '1', look: flat }, { bytes: '2', look: flat })).toBe(false)
  expect(isSamePicture({ bytes: '1', look: flat }, { bytes: '1', look: flat })).toBe(true)
})

test('without a fingerprint nothing is the same', () => {
  expect(isSamePicture({ bytes: '', look: '' }, { bytes: '', look: '' })).toBe(false)
})
