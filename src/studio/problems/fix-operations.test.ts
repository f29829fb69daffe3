import { expect, it } from 'vitest'
import { fixOperations } from './fix-operations.ts'

const data = {
  title: 'A',
  list: [
    { id: 'x', label: 'X' },
    { id: 'y', label: 'Y' },
  ],
}
const before = { text: 'before', data }
const fixed = (after: unknown) => fixOperations('quiz.yaml', before, { text: 'after', data: after })

it.each([
  ['a setting', { ...data, title: 'B' }, [{ kind: 'set', place: ['title'], before: 'A', after: 'B' }]],
  [
    'a setting of an entry',
    { ...data, list: [data.list[0], { id: 'y', label: 'Z' }] },
    [{ kind: 'set', place: ['list', 'y', 'label'], before: 'Y', after: 'Z' }],
  ],
  ['a removed setting', { list: data.list }, [{ kind: 'set', place: ['title'], before: 'A' }]],
  ['a removed entry', { ...data, list: [data.list[0]] }, [{ kind: 'delete', list: ['list'], index: 1, follows: 'x' }]],
  ['an order', { ...data, list: data.list.toReversed() }, [{ kind: 'move', list: ['list'] }]],
  ['a new setting', { ...data, lead: 'L' }, [{ kind: 'set', place: ['lead'], after: 'L' }]],
])('a correction of %s is operations on what the file contains', (_, after, expected) => {
  expect(fixed(after)).toMatchObject(expected.map((one) => ({ ...one, file: 'quiz.yaml' })))
  expect(fixed(after).length).toBe(expected.length)
})

it('a correction of how something is written writes the whole file', () => {
  const whole = [{ kind: 'file', file: 'quiz.yaml', before: 'before', after: 'after', data }]
  expect(fixed(structuredClone(data))).toEqual(whole)
  expect(fixOperations('quiz.yaml', { text: 'before', data: null }, { text: 'after', data })).toEqual(whole)
})

it('nothing to correct is no operation', () => {
  expect(fixOperations('quiz.yaml', before, before)).toEqual([])
})
