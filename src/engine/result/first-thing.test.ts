import { describe, expect, test } from 'vitest'
import type { Result, ResultTip } from '#types/api.generated.ts'
import { firstThing } from './first-thing.ts'

const tip = (id: string, evidence: ResultTip['evidence'], priority?: number): ResultTip => ({
  id,
  title: id,
  text: `${id} text`,
  because: `${id} reason`,
  evidence,
  ...(priority !== undefined && { priority }),
})
const badge = (id: string, tips: readonly ResultTip[]): Result['tips'][number] => ({ id, title: id, tips: [...tips] })
const step = { id: 'wash', title: 'Wash', variant: 'a', slot: null, slot_label: null, how_often: 'Weekly', text: 'So.' }
const routine: Result['routine'] = [
  { id: 'empty', title: 'Empty', steps: [] },
  { id: 'day', title: 'Day', steps: [step] },
]

describe('the first thing to do', () => {
  test('is the tip with the best priority, whichever badge it is in', () => {
    const tips = [badge('a', [tip('two', 'strong', 2)]), badge('b', [tip('one', 'weak', 1), tip('three', 'strong', 3)])]
    expect(firstThing({ tips, routine })).toEqual({ title: 'one', text: 'one text', because: 'one reason' })
  })

  test('is the better supported of two tips with one priority, then the first one', () => {
    const tips = [
      badge('a', [tip('custom', 'custom', 1), tip('weak', 'weak', 1)]),
      badge('b', [tip('strong', 'strong', 1)]),
    ]
    expect(firstThing({ tips, routine })?.title).toBe('strong')
    expect(firstThing({ tips: [badge('a', [tip('x', 'weak', 1), tip('y', 'weak', 1)])], routine })?.title).toBe('x')
  })

  test('of an older result, without priorities, is the best supported tip', () => {
    expect(firstThing({ tips: [badge('a', [tip('x', 'weak'), tip('y', 'moderate')])], routine })?.title).toBe('y')
  })

  test('is the first step of the routine when there is no tip', () => {
    expect(firstThing({ tips: [badge('a', [])], routine })).toEqual({
      title: 'Wash',
      text: 'So.',
      how_often: 'Weekly',
    })
  })

  test('is nothing when there is neither', () => {
    expect(firstThing({ tips: [], routine: [] })).toBeUndefined()
  })
})
