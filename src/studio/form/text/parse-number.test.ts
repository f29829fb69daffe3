import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

const any = { minimum: undefined, maximum: undefined, step: undefined, unit: undefined }

test.each([
  ['12', 12],
  [' -3.5 ', -3.5],
  ['−4', -4],
  ['+2', 2],
  ['£7.50', 7.5],
  ['7,50 €', 7.5],
  ['7,5', 7.5],
  ['.5', 0.5],
  ['', undefined],
])('%j is a number', (typed, value) => {
  expect(parseNumber(typed, any)).toEqual({ value })
})

test.each(['many', '3.', '1e3', '1,000', '--2', 'NaN', '12px'])('%j is none, and the reason says so', (typed) => {
  expect(parseNumber(typed, any)).toHaveProperty('reason')
})

test('the unit that stands beside the field may be typed, as on a pack', () => {
  const size = { ...any, unit: 'ml' }
  expect(parseNumber('250 ml', size)).toEqual({ value: 250 })
  expect(parseNumber('250ML', size)).toEqual({ value: 250 })
  expect(parseNumber('250 g', size)).toHaveProperty('reason')
  expect(parseNumber('ml', size)).toHaveProperty('reason')
})

test('the limits of a setting are named', () => {
  const limits = { minimum: 1, maximum: 40, step: 1, unit: undefined }
  expect(parseNumber('0', limits)).toEqual({ reason: 'The smallest number is 1.' })
  expect(parseNumber('41', limits)).toEqual({ reason: 'The largest number is 40.' })
  expect(parseNumber('1.5', limits)).toEqual({ reason: 'Write a whole number.' })
  expect(parseNumber('2.555', { ...any, step: 0.01 })).toEqual({ reason: 'Write at most 2 digits after the point.' })
  expect(parseNumber('2.55', { ...any, step: 0.01 })).toEqual({ value: 2.55 })
})
