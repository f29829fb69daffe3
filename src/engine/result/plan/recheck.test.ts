import { describe, expect, test } from 'vitest'
import { formatDay } from '#engine/format.ts'
import { recheckOf } from './recheck.ts'

const rule = { from_months: 2, to_months: 3 }
const check = (createdAt: string, now = createdAt, timeZone = 'Europe/London') =>
  recheckOf(createdAt, now, rule, timeZone)

describe('when a report was made', () => {
  test.each([
    ['in the middle of a month', '2026-11-21T09:00:00Z', '2027-01-21', '2027-02-21'],
    ['on a day that later months do not have › their last day', '2026-12-31T12:00:00Z', '2027-02-28', '2027-03-31'],
    ['before a leap day', '2027-12-29T12:00:00Z', '2028-02-29', '2028-03-29'],
    [
      'late in a summer evening in UTC › it was the next day in London',
      '2026-06-30T23:30:00Z',
      '2026-09-01',
      '2026-10-01',
    ],
  ])('%s', (_, createdAt, from, to) => {
    expect(check(createdAt)).toMatchObject({ from, to })
  })
})

test('far from London the days are those of the place, also as they are written', () => {
  const { from } = check('2026-11-21T20:00:00Z', undefined, 'Pacific/Auckland')
  expect(from).toBe('2027-01-22')
  expect(formatDay(from, { locale: 'en-NZ' })).toBe('22/01/27')
})

describe('when the check is due', () => {
  test.each([
    ['the day before', '2027-01-20T23:59:00Z', false],
    ['on the day', '2027-01-21T00:00:00Z', true],
    ['long afterwards', '2028-01-01T00:00:00Z', true],
  ])('%s', (_, now, due) => {
    expect(check('2026-11-21T09:00:00Z', now).due).toBe(due)
  })
})
