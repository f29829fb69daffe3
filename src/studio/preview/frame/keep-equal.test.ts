import { expect, test } from 'vitest'
import { keepEqual } from './keep-equal.ts'

const before = {
  title: 'One',
  list: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
  plain: [1, [2]],
}

test('equal data is the object that was there before', () => {
  expect(keepEqual(before, structuredClone(before))).toBe(before)
})

test('only what leads to a difference is new', () => {
  const next = keepEqual(before, {
    ...structuredClone(before),
    list: [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'C' },
    ],
  })
  const { list, plain } = next as typeof before
  expect(next).not.toBe(before)
  expect([list[0] === before.list[0], list[1], plain === before.plain]).toEqual([true, { id: 'b', label: 'C' }, true])
})

test('an entry that was inserted leaves the entries after it as they are', () => {
  const next = keepEqual(before.list, [{ id: 'x', label: 'X' }, ...structuredClone(before.list)]) as typeof before.list
  expect([next.length, next[1] === before.list[0], next[2] === before.list[1]]).toEqual([3, true, true])
})

test('a removed setting, another kind of value and another order are differences', () => {
  expect(keepEqual({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(keepEqual([1], { 0: 1 })).toEqual({ 0: 1 })
  expect(keepEqual({ a: [1] }, { a: null })).toEqual({ a: null })
  expect(keepEqual([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }])).toEqual([{ id: 'b' }, { id: 'a' }])
  expect(keepEqual({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
})
