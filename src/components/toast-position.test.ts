import { describe, expect, test } from 'vitest'
import { unobstructedTop } from './toast-position.ts'

const box = { left: 16, top: 700, width: 300, height: 50 }
const area = (top: number, height: number, left = 0, width = 390) => ({ left, top, width, height })

describe('a toast is positioned', () => {
  test.each([
    ['at its default position, when it covers nothing', [], 700],
    ['at its default position between two rows', [area(600, 100), area(750, 50)], 700],
    ['just above what it would cover', [area(690, 40)], 636],
    ['above everything that it would cover one after the other', [area(690, 40), area(640, 44), area(600, 30)], 546],
    ['into a gap that is large enough, past one that is too small', [area(690, 40), area(620, 40), area(500, 40)], 566],
    ['regardless of elements beside it', [area(690, 40, 316, 74)], 700],
  ])('%s', (_, interactive, top) => {
    expect(unobstructedTop(box, interactive)).toBe(top)
  })

  test('nowhere, when interactive elements fill the screen', () => {
    expect(unobstructedTop(box, [area(0, 800)])).toBeNull()
  })

  test('never above the top of the screen', () => {
    expect(unobstructedTop(box, [area(40, 720)])).toBeNull()
  })
})
