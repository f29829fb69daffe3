import { describe, expect, test } from 'vitest'
import type { DirectScore, MirroredScore, ResultTrait } from '#types/api.generated.ts'
import { overviewOf } from './overview.ts'

const ledger = { base: 0, entries: [], sum: 0, answered: 1, skipped: 0 }
const mirrored: MirroredScore = {
  ...ledger,
  id: 'wear',
  name: 'Condition',
  concern_name: 'Wear',
  help: 'Help',
  concern: 30,
  condition: 70,
  concern_band: { colour: 'green', label: 'Low' },
  condition_band: { colour: 'success', label: 'Well', phrase: 'all is well' },
}
const direct: DirectScore = {
  ...ledger,
  id: 'mood',
  name: 'Mood',
  value: 2.5,
  from: 0,
  to: 27,
  direction: 'low_is_good',
  decimals: 1,
  unit: 'points',
  combine: 'mean',
  band: { colour: 'yellow', label: 'Mild', text: 'Text' },
}
const trait = (id: string, word?: string): ResultTrait => ({
  id,
  title: id,
  value: id,
  label: id,
  ...(word !== undefined && { word }),
})

describe('the overview of a result', () => {
  test('has of each score what is shown of it, in the order of the result', () => {
    expect(overviewOf({ groups: [], scores: [direct, mirrored] }).scores).toEqual([
      {
        id: 'mood',
        name: 'Mood',
        value: 2.5,
        from: 0,
        to: 27,
        decimals: 1,
        unit: 'points',
        band: { colour: 'yellow', label: 'Mild' },
      },
      {
        id: 'wear',
        name: 'Condition',
        value: 70,
        from: 0,
        to: 100,
        decimals: 0,
        band: { colour: 'success', label: 'Well' },
      },
    ])
  })

  test('has no value for a score with too few answers', () => {
    const unknown = { ...mirrored, concern: null, condition: null, concern_band: null, condition_band: null }
    expect(overviewOf({ groups: [], scores: [unknown] }).scores).toMatchObject([
      { id: 'wear', name: 'Condition', value: null, band: null },
    ])
  })

  test('has the words of the profile as they stand in the result', () => {
    const groups = [{ id: 'id', title: 'Profile', traits: [trait('a', 'one'), trait('b'), trait('c', 'two')] }]
    expect(overviewOf({ groups, scores: [] }).short).toEqual({ title: 'Profile', words: ['one', 'two'], picture: null })
  })

  test('has no words where the content has no short forms', () => {
    expect(overviewOf({ groups: [], scores: [] })).toEqual({ short: null, scores: [] })
  })
})
