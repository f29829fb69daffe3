import { describe, expect, test } from 'vitest'
import type { ScoreChange } from './score-change.ts'
import { isTooEarly, movementOf, summaryLineOf, verdictOf } from './compare-verdict.ts'

type Change = Pick<ScoreChange, 'difference' | 'direction'>

const up: Change = { difference: 30, direction: 'high_is_good' }
const down: Change = { difference: -8, direction: 'high_is_good' }
const still: Change = { difference: 0, direction: 'high_is_good' }
const unknown: Change = { difference: null, direction: 'high_is_good' }
const elsewhere: Change = { difference: 5, direction: 'neutral' }

test.each<[string, Change, ReturnType<typeof movementOf>]>([
  ['up, and high is good', up, 'better'],
  ['down, and high is good', down, 'worse'],
  ['up, and low is good', { ...up, direction: 'low_is_good' }, 'worse'],
  ['down, and low is good', { ...down, direction: 'low_is_good' }, 'better'],
  ['neither end is good', elsewhere, 'moved'],
  ['no difference', still, 'same'],
  ['no value in one of the reports', unknown, null],
])('%s', (_, change, movement) => {
  expect(movementOf(change)).toBe(movement)
})

describe('the line that names a score', () => {
  test.each<[string, Change, ReturnType<typeof summaryLineOf>]>([
    ['up, and high is good', up, 'better'],
    ['down, and high is good', down, 'lower'],
    ['up, and low is good', { ...up, direction: 'low_is_good' }, 'higher'],
    ['down, and low is good', { ...down, direction: 'low_is_good' }, 'better'],
    ['up, and neither end is good', elsewhere, 'higher'],
    ['down, and neither end is good', { ...elsewhere, difference: -5 }, 'lower'],
    ['no difference', still, 'same'],
    ['no value in one of the reports', unknown, null],
  ])('%s', (_, change, line) => {
    expect(summaryLineOf(change, false)).toBe(line)
  })

  test('is never that of the better ones while it is too soon for a verdict', () => {
    expect([up, { ...up, direction: 'low_is_good' as const }].map((change) => summaryLineOf(change, true))).toEqual([
      'higher',
      'higher',
    ])
    expect(summaryLineOf({ ...down, direction: 'low_is_good' }, true)).toBe('lower')
  })
})

test.each<[string, readonly Change[], Partial<ReturnType<typeof verdictOf>>]>([
  ['one better, the others the same', [up, still], { kind: 'better', better: 1, worse: 0, changed: 1, total: 2 }],
  ['one worse, the others the same', [still, down], { kind: 'worse', worse: 1 }],
  ['some better, some worse', [up, up, down], { kind: 'mixed', better: 2, worse: 1, total: 3 }],
  ['better beside one without a good end', [up, elsewhere], { kind: 'better', changed: 2 }],
  ['only scores without a good end changed', [elsewhere, still], { kind: 'moved', changed: 1, total: 2 }],
  ['nothing changed', [still, still], { kind: 'same', changed: 0, total: 2 }],
  ['what cannot be compared is not counted', [up, unknown], { kind: 'better', total: 1 }],
  ['nothing can be compared', [unknown], { kind: 'unknown', total: 0 }],
  ['there are no scores', [], { kind: 'unknown', total: 0 }],
])('%s', (_, changes, verdict) => {
  expect(verdictOf(changes)).toMatchObject(verdict)
})

describe('two reports are too close to each other', () => {
  const first = '2026-06-01T09:00:00.000Z'
  test.each([
    ['2026-06-01T09:00:17.000Z', true],
    ['2026-06-29T08:59:59.000Z', true],
    ['2026-06-29T09:00:00.000Z', false],
  ])('up to four weeks: %s', (second, is) => {
    expect(isTooEarly(first, second, 4)).toBe(is)
    expect(isTooEarly(second, first, 4)).toBe(is)
  })
  test('never, where no time is needed', () => {
    expect(isTooEarly(first, first, 0)).toBe(false)
  })
})
