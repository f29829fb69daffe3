import { expect, it } from 'vitest'
import { changedSince } from './changed-since.ts'

const files = (all: Readonly<Record<string, string>>) => Object.entries(all).map(([path, hash]) => ({ path, hash }))

it('files that were changed, added or deleted since are named, in the order of their paths', () => {
  expect(changedSince({ d: 'd1', a: 'a1', b: 'b1' }, files({ b: 'b1', a: 'a2', c: 'c1' }))).toEqual([
    { path: 'a', before: 'a1', after: 'a2' },
    { path: 'c', before: null, after: 'c1' },
    { path: 'd', before: 'd1', after: null },
  ])
})

it('without a change there are none', () => {
  expect(changedSince({ a: 'a1' }, files({ a: 'a1' }))).toEqual([])
})
