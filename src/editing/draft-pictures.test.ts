import { expect, test } from 'vitest'
import { draftPictures, pictureWithHash } from './draft-pictures.ts'
import type { Act, Operation } from './operation.ts'

const act = (id: string, ...operations: readonly Operation[]): Act => ({
  id,
  at: '2026-03-01T09:00:00Z',
  by: 'Ada',
  title: id,
  operations,
})
const picture = (file: string, after: string | null): Operation => ({ kind: 'picture', file, before: null, after })
const title: Operation = { kind: 'set', file: 'quiz/quiz.yaml', place: ['title'], before: 'A', after: 'B' }

test('the last operation of a picture counts, and only those in effect', () => {
  const acts = [act('a', picture('media/a.png', '1')), act('b', picture('media/a.png', '2')), act('c', title)]
  expect([...draftPictures({ acts, done: 3 }).values()]).toEqual([picture('media/a.png', '2')])
  expect([...draftPictures({ acts, done: 1 }).values()]).toEqual([picture('media/a.png', '1')])
  expect(draftPictures({ acts, done: 0 }).size).toBe(0)
})

test('an act without pictures does not make another map', () => {
  const acts = [act('a', picture('media/a.png', '1'))]
  const before = draftPictures({ acts, done: 1 })
  expect(draftPictures({ acts: [...acts, act('b', title)], done: 2 })).toBe(before)
})

test('a picture with the same bytes is found where it is now', () => {
  const changed = (file: string, before: string | null, after: string | null): Operation => ({
    kind: 'picture',
    file,
    before,
    after,
  })
  const acts = [
    act(
      'a',
      changed('media/uploads/new.png', null, 'c'),
      changed('media/gone.png', 'b', null),
      changed('media/other.png', 'd', 'e'),
    ),
  ]
  const folder = [
    { path: 'media/a.png', hash: 'a' },
    { path: 'media/gone.png', hash: 'b' },
    { path: 'media/other.png', hash: 'd' },
  ]
  const found = ['a', 'b', 'c', 'd', 'e'].map((hash) => pictureWithHash(folder, { acts, done: 1 }, hash))
  expect(found).toEqual(['media/a.png', undefined, 'media/uploads/new.png', undefined, 'media/other.png'])
  expect(pictureWithHash(folder, { acts, done: 0 }, 'c')).toBeUndefined()
})
