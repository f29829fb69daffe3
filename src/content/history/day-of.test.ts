import { afterEach, expect, test, vi } from 'vitest'
import { dayOf } from './day-of.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])('is the day of the clock on the wall in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(dayOf(new Date(2026, 10, 27, 0, 5))).toBe('2026-11-27')
  expect(dayOf(new Date(2026, 0, 9, 23, 55))).toBe('2026-01-09')
})
