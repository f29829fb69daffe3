import { expect, test } from 'vitest'
import { differencesAt } from './differences.ts'

const between = (before: unknown, after: unknown) =>
  differencesAt({ file: 'quiz.yaml', wasMoved: () => false }, ['texts'], before, after)

test('a new or removed group with a single text is that text', () => {
  const group = { intro: { start: 'Begin' } }
  const place = ['texts', 'intro', 'start']
  expect(between(undefined, group)).toMatchObject([{ kind: 'value', place, before: undefined, after: 'Begin' }])
  expect(between(group, undefined)).toMatchObject([{ kind: 'value', place, before: 'Begin', after: undefined }])
})

test.each([
  ['several texts', { start: 'Begin', next: 'Next' }],
  ['numbers, such as points by score', { rest: 2 }],
  ['a list', { often: [{ id: 'daily' }] }],
])('a new group with %s is one difference', (_, group) => {
  expect(between(undefined, group)).toMatchObject([{ place: ['texts'], after: group }])
})
