import { describe, expect, test } from 'vitest'
import type { Failure } from '#types/failure.ts'
import { consentsToRead, isTransient, secondsUntilRetry } from './failure.ts'

const offline: Failure = { kind: 'offline' }
const busy: Failure = { kind: 'busy', seconds: 90 }
const limited: Failure = { kind: 'rate_limit', seconds: 5 }

describe('the seconds until the next attempt', () => {
  test.each<[string, Failure | null, attempts: number, seconds: number]>([
    ['before the first failure is known', null, 0, 2],
    ['after the first', offline, 1, 2],
    ['after the second', offline, 2, 4],
    ['after the third', offline, 3, 8],
    ['after the fifth', offline, 5, 32],
    ['after the sixth, a minute at most', offline, 6, 60],
    ['after many', offline, 30, 60],
    ['are what the server asks for', limited, 4, 5],
    ['are what the server asks for, also above a minute', busy, 1, 90],
  ])('%s', (_, failure, attempts, seconds) => {
    expect(secondsUntilRetry(failure, attempts)).toBe(seconds)
  })
})

test.each<[Failure, boolean]>([
  [offline, true],
  [{ kind: 'interrupted' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'server' }, true],
  [limited, true],
  [busy, true],
  [{ kind: 'quota', message: 'Tomorrow' }, false],
  [{ kind: 'changed', problems: [] }, false],
  [{ kind: 'refused', code: 'too_large', message: '', problems: [] }, false],
  [{ kind: 'not_found' }, false],
])('a failure may pass with time: %o, %s', (failure, passes) => {
  expect(isTransient(failure)).toBe(passes)
})

test('the consents that have to be read again are those that the server names', () => {
  const problems = [
    { field: 'consents/health', message: '' },
    { field: 'answers/pets', message: '' },
  ]
  expect(consentsToRead({ kind: 'changed', problems })).toEqual(['health'])
  expect(consentsToRead({ kind: 'refused', code: 'consent_changed', message: '', problems })).toEqual(['health'])
  expect([offline, null].map(consentsToRead)).toEqual([[], []])
})
