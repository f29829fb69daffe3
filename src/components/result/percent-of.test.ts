import { expect, test } from 'vitest'
import { percentOf } from './percent-of.ts'

test.each([
  ['in the middle', 5, { from: 0, to: 20 }, 25],
  ['on a scale that begins below zero', 0, { from: -10, to: 10 }, 50],
  ['of an earlier report, beyond the end that the scale has today', 30, { from: 0, to: 20 }, 100],
  ['before its beginning', -5, { from: 0, to: 20 }, 0],
  ['on a scale of a single value', 7, { from: 7, to: 7 }, 0],
])('a value %s', (_, value, range, percent) => {
  expect(percentOf(value, range)).toBe(percent)
})
