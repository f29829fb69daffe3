import { expect, it } from 'vitest'
import type { Version, VersionFile } from '#editing/studio-api.ts'
import { changedSince } from './changed-since.ts'

const version = (id: string, ...files: readonly VersionFile[]): Version => ({
  id,
  files,
  at: '',
  by: 'Ada',
  message: '',
  contentVersion: '',
  changes: [],
  commit: null,
})
const first = version('1', { path: 'a', before: null, after: 'a1' })
const second = version('2', { path: 'a', before: 'a1', after: 'a2' }, { path: 'b', before: 'b0', after: 'b1' })
const third = version('3', { path: 'a', before: 'a2', after: 'a3' }, { path: 'c', before: 'c0', after: null })
const all = [third, second, first]
const files = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([path, hash]) => ({ path, hash }))

it('a file is as it was after the version, whatever later ones have made of it', () => {
  expect(changedSince(all, first, files(['a', 'a3'], ['b', 'b1']))).toEqual([
    { path: 'a', then: 'a1', now: 'a3' },
    { path: 'b', then: 'b0', now: 'b1' },
    { path: 'c', then: 'c0', now: null },
  ])
  expect(changedSince(all, second, files(['a', 'a3'], ['b', 'b1']))).toEqual([
    { path: 'a', then: 'a2', now: 'a3' },
    { path: 'c', then: 'c0', now: null },
  ])
})

it('nothing has changed since the newest, unless files were changed on the disk', () => {
  expect(changedSince(all, third, files(['a', 'a3'], ['b', 'b1']))).toEqual([])
  expect(changedSince(all, third, files(['a', 'x'], ['b', 'b1']))).toEqual([{ path: 'a', then: 'a3', now: 'x' }])
})
