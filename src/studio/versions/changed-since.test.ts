import { expect, it } from 'vitest'
import { changedSince } from './changed-since.ts'

const files = (all: Readonly<Record<string, string>>) => Object.entries(all).map(([path, hash]) => ({ path, hash }))

it('files that were changed, added or deleted since are named, in the order of their paths', () => {
  expect(changedSince({ d: 'd1', a: 'a1', b: 'b1' }, files({ b: 'b1', a: 'a2', c: 'c1' }))).toEqual([
    { path: 'a', then: 'a1', now: 'a2' },
    { path: 'c', then: null, now: 'c1' },
    { path: 'd', then: 'd1', now: null },
  ])
})

it('without a change there are none', () => {
  expect(changedSince({ a: 'a1' }, files({ a: 'a1' }))).toEqual([])
})
