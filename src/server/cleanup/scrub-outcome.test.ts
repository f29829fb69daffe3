import { expect, test } from 'vitest'
import { scrubOutcome } from './scrub-outcome.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

test('deleted data that is removed from the disk within an hour is not reported', () => {
  expect(scrubOutcome(null, now)).toBe(0)
  expect(scrubOutcome(new Date('2026-11-21T11:00:01.000Z'), now)).toBe(0)
})

test('after an hour the outcome says what prevents it', () => {
  expect(scrubOutcome(new Date('2026-11-21T11:00:00.000Z'), now)).toEqual({
    stopped: expect.stringMatching(
      /2026-11-21T11:00:00.000Z .* another program has a read transaction open on quiz.db/,
    ),
  })
})
