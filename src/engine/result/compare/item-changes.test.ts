import { expect, test } from 'vitest'
import { itemChanges } from './item-changes.ts'

test.each([
  ['one is gone', ['a', 'b', 'c'], ['c', 'a'], { gone: ['b'], added: [], kept: ['c', 'a'] }],
  ['one is in place of another', ['a', 'b'], ['a', 'c'], { gone: ['b'], added: ['c'], kept: ['a'] }],
  ['all are new', [], ['a', 'b'], { gone: [], added: ['a', 'b'], kept: [] }],
  ['only the order differs', ['a', 'b'], ['b', 'a'], { gone: [], added: [], kept: ['b', 'a'] }],
])('%s', (_, before, after, changes) => {
  expect(itemChanges({ before, after })).toEqual(changes)
})
