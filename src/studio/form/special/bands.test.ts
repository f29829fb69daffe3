import { expect, test } from 'vitest'
import { drawnEnd, splitLastBand, movedBorder, stepOf, type Band } from './bands.ts'

const bands: readonly Band[] = [
  { from: 0, to: 29, label: 'Low' },
  { from: 30, to: 69, label: 'Middle' },
  { from: 70, to: 100, label: 'High' },
]
const withBorder = (list: readonly Band[], index: number, to: number): readonly Band[] | undefined => {
  const border = movedBorder(list, index, to)
  return (
    border &&
    list.map((band, at) => ({
      ...band,
      ...(at === index && { to: border.to }),
      ...(at === index + 1 && { from: border.from }),
    }))
  )
}
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

test('a border between decimals moves in steps of the decimals, and writes no others', () => {
  const decimals: readonly Band[] = [
    { from: 0, to: 1.4, label: 'Low' },
    { from: 1.5, to: 3, label: 'High' },
  ]
  const moved = withBorder(decimals, 0, 0.5)
  expect(ranges(moved)).toEqual([
    [0, 0.4],
    [0.5, 3],
  ])
  expect(stepOf(decimals)).toBe(0.1)
  expect(stepOf(moved ?? [])).toBe(0.1)
  expect(ranges(withBorder(decimals, 0, 1.5 - stepOf(decimals)))?.[1]).toEqual([1.4, 3])
  expect(ranges(withBorder(decimals, 0, 2.337))?.[1]).toEqual([2.3, 3])
  expect(ranges(withBorder(decimals, 0, -1))?.[0]).toEqual([0, 0])
})

test('a border between whole numbers moves to whole numbers', () => {
  expect(stepOf(bands)).toBe(1)
  expect(ranges(withBorder(bands, 0, 40.4))?.[1]).toEqual([40, 69])
})

test('a border that moves closes a gap, and ends an overlap', () => {
  const apart: readonly Band[] = [
    { from: 0, to: 49 },
    { from: 71, to: 100 },
  ]
  expect(stepOf(apart)).toBe(1)
  expect(ranges(withBorder(apart, 0, 60))).toEqual([
    [0, 59],
    [60, 100],
  ])
  const overlapping: readonly Band[] = [
    { from: 0, to: 80 },
    { from: 71, to: 100 },
  ]
  expect(ranges(withBorder(overlapping, 0, 75))).toEqual([
    [0, 74],
    [75, 100],
  ])
})

test('a new band gets the upper half of the last one', () => {
  expect(splitLastBand(bands)).toEqual({ to: 84, from: 85 })
  expect(splitLastBand([{ from: 0, to: 1.5 }])).toEqual({ to: 0.7, from: 0.8 })
  expect(splitLastBand([{ from: 3, to: 4 }])).toEqual({ to: 3, from: 4 })
})

test('bands of a score with decimals meet at its decimals, also while they are written in whole numbers', () => {
  const step = stepOf([{ from: 1, to: 5 }], 1)
  expect(step).toBe(0.1)
  expect(splitLastBand([{ from: 1, to: 5 }], step)).toEqual({ to: 2.9, from: 3 })
})

test('a band of one number is not halved', () => {
  expect(splitLastBand([{ from: 3, to: 3 }])).toBeUndefined()
  expect(splitLastBand([])).toBeUndefined()
})

test('a gap between two bands can be seen', () => {
  expect(bands.map((_, index) => drawnEnd(bands, index))).toEqual([30, 70, 100])
  expect(drawnEnd([...bands.slice(0, 1), ...bands.slice(2)], 0)).toBe(29)
})
