import { expect, test } from 'vitest'
import type { Result, ResultGroup, ResultScore } from '#types/api.generated.ts'
import { hasGaps, isIncomplete } from './incomplete.ts'

const score = (value: number | null) => ({ id: 's', value }) as unknown as ResultScore
const group = (value: string | null) => ({ id: 'g', traits: [{ id: 't', value }] }) as unknown as ResultGroup
const skipped = (count: number) => ({ skipped: count, not_applicable: 0, no_consent: 0 })

test.each<[string, Pick<Result, 'groups' | 'scores' | 'unanswered'>, boolean]>([
  ['a score is unknown', { groups: [], scores: [score(0), score(null)], unanswered: skipped(1) }, true],
  ['a trait is unknown', { groups: [group(null)], scores: [score(1)], unanswered: skipped(1) }, true],
  ['everything is known', { groups: [group('a')], scores: [score(0)], unanswered: skipped(1) }, false],
  ['nothing was skipped', { groups: [group(null)], scores: [score(null)], unanswered: skipped(0) }, false],
  ['a result of an earlier version', { groups: [], scores: [score(null)] }, false],
])('%s', (_, result, expected) => {
  expect(isIncomplete(result)).toBe(expected)
})

test('a result has its gaps also where nothing was skipped', () => {
  expect(hasGaps({ groups: [group(null)], scores: [score(1)] })).toBe(true)
})
