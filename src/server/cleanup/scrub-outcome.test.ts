import { expect, test } from 'vitest'
import { scrubOutcome } from './scrub-outcome.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

test('deleted data that leaves the disk within the hour is no news', () => {
  expect(scrubOutcome(null, now)).toBe(0)
  expect(scrubOutcome(new Date('2026-11-21T11:00:01.000Z'), now)).toBe(0)
})

test('after an hour the operator is told what holds it up', () => {
  expect(scrubOutcome(new Date('2026-11-21T11:00:00.000Z'), now)).toEqual({
    stopped: expect.stringMatching(
      /2026-11-21T11:00:00.000Z .* another program has a read transaction open on quiz.db/,
    ),
  })
})
