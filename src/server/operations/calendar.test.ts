import { expect, test } from 'vitest'
import { addMonths } from './calendar.ts'

test.each([
  ['2026-11-22T12:00:00.000Z', -12, '2025-11-22T12:00:00.000Z'],
  ['2026-03-31T12:00:00.000Z', -1, '2026-02-28T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', -12, '2027-02-28T12:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', -2, '2025-11-15T00:00:00.000Z'],
  ['2026-10-31T23:59:59.999Z', 4, '2027-02-28T23:59:59.999Z'],
])('%s plus %i months is %s', (time, months, result) => {
  expect(addMonths(new Date(time), months).toISOString()).toBe(result)
})
