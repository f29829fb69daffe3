import { expect, test } from 'vitest'
import { withBorder, type Band } from './bands.ts'

const bands: readonly Band[] = [
  { from: 0, to: 29, label: 'Low' },
  { from: 30, to: 69, label: 'Middle' },
  { from: 70, to: 100, label: 'High' },
]
const ranges = (list: readonly Band[] | undefined) => list?.map(({ from, to }) => [from, to])

test('a border moves the end of one band and the beginning of the next', () => {
  expect(ranges(withBorder(bands, 0, 40))).toEqual([
    [0, 39],
    [40, 69],
    [70, 100],
  ])
})

test('every band keeps a number', () => {
  expect(ranges(withBorder(bands, 0, -5))?.[0]).toEqual([0, 0])
  expect(ranges(withBorder(bands, 0, 99))?.[1]).toEqual([69, 69])
})

test('there is no change at the same place, or without a band on both sides', () => {
  expect(withBorder(bands, 0, 30)).toBeUndefined()
  expect(withBorder(bands, 2, 50)).toBeUndefined()
})
