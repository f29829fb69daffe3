import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal } from './numbers.ts'
import { readNumber } from './typed-number.ts'
import { writeNumber } from './write-number.ts'

describe('the unit beside the number', () => {
  test.each<[unit: string, typed: string, read: string | null]>([
    ['year', '5 years', '5'],
    ['years', '1 year', '1'],
    ['Years', '2YEARS', '2'],
    ['lb', '150 lbs', '150'],
    ['mm', '5 mm', '5'],
    ['m', '5 ms', null],
    ['ms', '5 m', null],
    ['£', '£5', '5'],
    ['{count|child|children}', '1 child', '1'],
    ['{count|child|children}', '2 Children', '2'],
    ['{count|@de|Tasse|Tassen}', '3 Tassen', '3'],
    ['{count|@pl|rok|lata|lat|roku}', '5 lat', '5'],
  ])('in %s › %s', (unit, typed, read) => {
    expect(readNumber(typed, { locale: 'en-GB', unit })).toBe(read)
  })
})

describe('reading what was typed', () => {
  test.each<[string, string | null]>([
    ['12', '12'],
    [' 1 234 ', '1234'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['12.50', '12.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0,125', '0.125'],
    ['+3', '3'],
    ['-3', '-3'],
    ['\u22123', '-3'],
    ['-0', '0'],
    ["1'234", '1234'],
    ['-1 234', '-1234'],
    ['1 234 567,5', '1234567.5'],
    ['12 34 567', '1234567'],
    ['5 6', null],
    ['1 2 3', null],
    ['12 34', null],
    ['1234 567', null],
    ['1 234 56', null],
    ['5 ft 6', null],
    ["1'2", null],
    ['1,234,567', '1234567'],
    ['12,34,567', '1234567'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['\uff11\uff12', '12'],
    ['70 kg', '70'],
    ['70KG', '70'],
    ['', null],
    ['kg', null],
    ['-', null],
    ['.', null],
    ['seven', null],
    ['7 stone', null],
    ['1.2.3', null],
    ['1,23,4', null],
    ['12,34.5', null],
    ['1e3', null],
    ['--1', null],
    ['Infinity', null],
  ])('%j is %j', (typed, expected) => {
    expect(readNumber(typed, { locale: 'en-GB', unit: 'kg' })).toBe(expected)
  })

  test.each([
    ['en-GB', '1,234', '1234'],
    ['en-GB', '1.234', '1.234'],
    ['de-DE', '1,234', '1.234'],
    ['de-DE', '1.234', '1234'],
    ['de-DE', '12.5', '12.5'],
    ['ar-EG', '2.345', '2.345'],
    ['ar-EG', '٢٫٣٤٥', '2.345'],
    ['ar-EG', '٢٬٣٤٥', '2345'],
    ['ar-EG', '٢٬٣٤٥٫٥', '2345.5'],
    ['ar-DZ', '٢٫٣٤٥', '2.345'],
    ['ar-DZ', '2,345', '2.345'],
    ['fa-IR', '۲٫۳۴۵', '2.345'],
    ['fa-IR', '-۱۲', '-12'],
    ['hi-IN', '१२,३४५.६', '12345.6'],
    ['en-GB', '१०', '10'],
  ])('in %s, %s is %s', (locale, typed, expected) => {
    expect(readNumber(typed, { locale })).toBe(expected)
  })

  test('a unit before the number › is left out', () => {
    expect(readNumber('£12', { locale: 'en-GB', unit: '£' })).toBe('12')
  })
})

test('any number is written in any language › it is read as the same number', () => {
  const number = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 1e6)
  fc.assert(
    fc.property(number, fc.constantFrom('en-GB', 'de-DE', 'de-CH', 'fr-FR', 'hi-IN', 'ar-EG'), (value, locale) => {
      for (const groups of [true, false]) {
        const read = readNumber(writeNumber(value, locale, { groups }), { locale })
        expect(parseDecimal(read ?? '')).toBe(value)
      }
    }),
  )
})

test('any number is written in the digits of any script › it is read as the same number', () => {
  const number = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 1e6)
  const scripts = fc.constantFrom('arab', 'arabext', 'beng', 'deva', 'fullwide', 'mymr', 'thai')
  fc.assert(
    fc.property(number, fc.constantFrom('en-GB', 'de-DE', 'ar-EG', 'fa-IR'), scripts, (value, locale, script) => {
      const format = new Intl.NumberFormat(locale, { numberingSystem: script, maximumFractionDigits: 6 })
      expect(parseDecimal(readNumber(format.format(value), { locale }) ?? '')).toBe(value === 0 ? 0 : value)
    }),
  )
})

test('anything is typed › it is refused, or becomes a canonical number', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+ .,\d]{0,12}$/)), (typed) => {
      const read = readNumber(typed, { locale: 'en-GB' })
      expect(read === null || read.length > 30 || parseDecimal(read) !== null).toBe(true)
    }),
  )
})
