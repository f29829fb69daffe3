/** Generates RGBA pixels from a function of the position, for tests of the photo quality rules. */
import type { Pixels } from '#engine/photos/photo-quality-blocks.ts'

type Rgb = readonly [number, number, number]

export const makePixels = (colourAt: (x: number, y: number) => Rgb, width = 240, height = 320): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], 4 * (y * width + x))
  return { data, width, height }
}
