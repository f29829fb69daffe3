import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayIn, fill, formatDate, formatPrice, formatTime, placeholdersIn } from './format.ts'

describe('sentences with gaps', () => {
  test.each<[string, string, Record<string, string | number>, string]>([
    ['every gap is filled', '{n} of {total}, {n}', { n: 3, total: 51 }, '3 of 51, 3'],
    ['a name that is not known stays', '{n} of {total}', { n: 3 }, '3 of {total}'],
    ['what is filled in is not filled again', '{a}', { a: '{b}', b: 'no' }, '{b}'],
    ['a name that every object has', '{constructor}', {}, '{constructor}'],
    ['one takes the first word', '{n} {n|day|days}', { n: 1 }, '1 day'],
    [
      'no, and more than one, take the second',
      '{n|is|are}, {m|is|are}, {k|is|are}',
      { n: 0, m: 2, k: 11 },
      'are, are, are',
    ],
    ['one that is written as a text is one', '{n|day|days}', { n: '1' }, 'day'],
    ['a word may be none', '{n} thing{n||s}', { n: 1 }, '1 thing'],
    ['the only form is for all numbers', '{n|day} {m|day}', { n: 1, m: 2 }, 'day day'],
    ['words of a name that is not known stay', '{n|day|days}', { m: 1 }, '{n|day|days}'],
    ['signs of a replacement stay signs', '{a}', { a: '$& $1' }, '$& $1'],
  ])('%s', (_, template, values, expected) => {
    expect(fill(template, values)).toBe(expected)
  })

  test('their names can be read', () => {
    expect(placeholdersIn('Your {type} hair with {porosity} porosity')).toEqual(['type', 'porosity'])
    expect(placeholdersIn('{count|One day|Many days} left')).toEqual(['count'])
    expect(placeholdersIn('No gap')).toEqual([])
  })
})

const london = { locale: 'en-GB', time_zone: 'Europe/London' }

test('dates are written as the locale does', () => {
  const iso = '2026-01-05T09:07:00Z'
  expect(formatDate(iso, { locale: 'en-US', time_zone: 'UTC' })).toBe('01/05/26')
  expect(formatDate(iso, { locale: 'de-DE', time_zone: 'UTC' })).toBe('05.01.26')
})

describe('dates and times', () => {
  test.each([
    ['winter', '2026-01-05T09:07:00Z', '05/01/26', '09:07'],
    ['summer: an hour later in London', '2026-07-05T23:30:00Z', '06/07/26', '00:30'],
    ['midnight is 00', '2026-01-05T00:00:00Z', '05/01/26', '00:00'],
  ])('%s', (_, iso, date, time) => {
    expect(formatDate(iso, london)).toBe(date)
    expect(formatTime(iso, london)).toBe(time)
  })
})

test.each([
  [750, 'en-GB', 'GBP', '£7.50'],
  [5, 'en-GB', 'GBP', '£0.05'],
  [0, 'en-GB', 'GBP', '£0.00'],
  [123456, 'en-GB', 'GBP', '£1,234.56'],
  [750, 'de-DE', 'EUR', '7,50\u00A0€'],
])('%d hundredths in %s and %s › %s', (hundredths, locale, currency, price) => {
  expect(formatPrice(hundredths, { locale, currency })).toBe(price)
})

describe('the calendar day', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('is that of the time zone', () => {
    const time = '2026-11-27T23:30:00Z'
    expect([dayIn(time, 'UTC'), dayIn(time, 'Pacific/Auckland')]).toEqual(['2026-11-27', '2026-11-28'])
  })

  test.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
    'without a time zone is that of the clock on the wall in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(dayIn(new Date(2026, 10, 27, 0, 5))).toBe('2026-11-27')
      expect(dayIn(new Date(2026, 0, 9, 23, 55))).toBe('2026-01-09')
    },
  )
})
