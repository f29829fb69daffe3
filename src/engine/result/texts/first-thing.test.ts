import { describe, expect, test } from 'vitest'
import type { MirroredScore, Result, ResultTip } from '#types/api.generated.ts'
import { firstThing } from './first-thing.ts'

const tip = (id: string, evidence: ResultTip['evidence'], priority?: number): ResultTip => ({
  id,
  title: id,
  text: `${id} text`,
  because: `${id} reason`,
  evidence,
  ...(priority !== undefined && { priority }),
})
const tipFor = (score: string, priority: number): ResultTip => ({ ...tip(`for ${score}`, 'weak', priority), score })
const score = (id: string, condition: number): MirroredScore => ({
  id,
  name: id,
  concern_name: id,
  help: id,
  base: 0,
  entries: [],
  sum: 0,
  answered: 1,
  skipped: 0,
  concern: 100 - condition,
  condition,
  concern_band: null,
  condition_band: { colour: 'primary', label: 'Middle', phrase: `${id} is so` },
})
const scores = [score('high', 80), score('low', 20)]
const badge = (id: string, tips: readonly ResultTip[]): Result['tips'][number] => ({ id, title: id, tips: [...tips] })
const step = { id: 'wash', title: 'Wash', variant: 'a', slot: null, slot_label: null, how_often: 'Weekly', text: 'So.' }
const routine: Result['routine'] = [
  { id: 'empty', title: 'Empty', steps: [] },
  { id: 'day', title: 'Day', steps: [step] },
]

describe('the first thing to do', () => {
  test('is the best tip for the score that the sentence of the result names first', () => {
    const tips = [badge('a', [tip('one', 'strong', 1), tipFor('high', 1)]), badge('b', [tipFor('low', 3)])]
    expect(firstThing({ tips, routine, scores })?.title).toBe('for low')
  })

  test('is the best tip of all when no tip is for that score', () => {
    const tips = [badge('a', [tip('one', 'strong', 1)]), badge('b', [tipFor('high', 2)])]
    expect(firstThing({ tips, routine, scores })?.title).toBe('one')
  })

  test('is the tip with the best priority, whichever badge it is in', () => {
    const tips = [badge('a', [tip('two', 'strong', 2)]), badge('b', [tip('one', 'weak', 1), tip('three', 'strong', 3)])]
    expect(firstThing({ tips, routine, scores })).toEqual({
      tip: 'one',
      title: 'one',
      text: 'one text',
      because: 'one reason',
    })
  })

  test('is the better supported of two tips with one priority, then the first one', () => {
    const tips = [
      badge('a', [tip('custom', 'custom', 1), tip('weak', 'weak', 1)]),
      badge('b', [tip('strong', 'strong', 1)]),
    ]
    expect(firstThing({ tips, routine, scores })?.title).toBe('strong')
    expect(firstThing({ tips: [badge('a', [tip('x', 'weak', 1), tip('y', 'weak', 1)])], routine, scores })?.title).toBe(
      'x',
    )
  })

  test('of an older result, without priorities, is the best supported tip', () => {
    expect(firstThing({ tips: [badge('a', [tip('x', 'weak'), tip('y', 'moderate')])], routine, scores })?.title).toBe(
      'y',
    )
  })

  test('is the first step of the routine when there is no tip', () => {
    expect(firstThing({ tips: [badge('a', [])], routine, scores })).toEqual({
      title: 'Wash',
      text: 'So.',
      how_often: 'Weekly',
    })
  })

  test('is nothing when there is neither', () => {
    expect(firstThing({ tips: [], routine: [], scores: [] })).toBeUndefined()
  })
})
