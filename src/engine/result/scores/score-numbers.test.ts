import { describe, expect, it } from 'vitest'
import { formatAmount, formatPoints, formatValue } from './score-numbers.ts'

describe('a value has its decimals', () => {
  it.each([
    [2, 1, 'en-GB', '2.0'],
    [2.3, 1, 'de-DE', '2,3'],
    [2.345, 2, 'fr-FR', '2,35'],
    [-3, 0, 'en-GB', '−3'],
    [-3.5, 1, 'sv-SE', '−3,5'],
    [1234.5, 1, 'de-DE', '1.234,5'],
    [7, 0, 'ar-EG', '7'],
  ])('%d with %d decimals in %s › %s', (value, decimals, locale, written) => {
    expect(formatValue(value, { decimals }, locale)).toBe(written)
  })
})

describe('points', () => {
  it.each([
    [12, 'en-GB', '12', '+12'],
    [0, 'en-GB', '0', '0'],
    [-8, 'en-GB', '−8', '−8'],
    [0.25, 'de-DE', '0,25', '+0,25'],
    [-0.5, 'de-DE', '−0,5', '−0,5'],
  ])('%d in %s is written as %s, and as %s where it changes a sum', (points, locale, plain, change) => {
    expect([formatAmount(points, locale), formatPoints(points, locale)]).toEqual([plain, change])
  })
})
