import { describe, expect, test } from 'vitest'
import { readsBack } from './canvas-readback.ts'

type Fill = {
  readonly colour: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A fake canvas that remembers what is filled and changes what is read. */
const canvasThat = (change: (value: number, at: number) => number) => {
  const fills: Fill[] = []
  const context = {
    fillStyle: '',
    fillRect: (x: number, y: number, width: number, height: number) => {
      fills.push({ colour: context.fillStyle, x, y, width, height })
    },
    getImageData: (_x: number, _y: number, width: number, height: number) => {
      const data = new Uint8ClampedArray(width * height * 4).fill(255)
      for (const { colour, ...box } of fills)
        for (let y = box.y; y < box.y + box.height; y += 1)
          for (let x = box.x; x < box.x + box.width; x += 1)
            data.set(colour.match(/\d+/g)?.map(Number) ?? [], (y * width + x) * 4)
      return { data: data.map(change) }
    },
  }
  return context as unknown as CanvasRenderingContext2D
}

describe('a canvas', () => {
  test('that returns its pixels is trusted, also if the lowest bits of some differ', () => {
    expect(readsBack(canvasThat((value) => value))).toBe(true)
    expect(readsBack(canvasThat((value, at) => value ^ (at % 3 === 0 ? 1 : 0)))).toBe(true)
  })

  test.each([
    ['white', () => 255],
    ['nothing', () => 0],
    ['noise', (_: number, at: number) => (at * 7919 + 13) % 256],
    ['one point of noise', (value: number, at: number) => (at === 20 ? 255 - value : value)],
  ])('that returns %s is not trusted', (_, change) => {
    expect(readsBack(canvasThat(change))).toBe(false)
  })

  test('that throws is not trusted', () => {
    const refusing = canvasThat((value) => value)
    refusing.getImageData = () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    }
    expect(readsBack(refusing)).toBe(false)
  })
})
