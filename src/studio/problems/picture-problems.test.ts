import { expect, test } from 'vitest'
import type { Problem } from '#content/problems/problem.ts'
import type { Operation } from '#editing/operation.ts'
import { pictureProblems } from './picture-problems.ts'
import { wholeFile } from './placed-problem.ts'

const problem = (code: Problem['code'], path: string): Problem => ({
  code,
  severity: 'error',
  file: `content/${path}`,
  ...wholeFile,
  message: '',
})
const draftWith = (...operations: readonly Operation[]) => ({
  acts: [{ id: 'a', at: '2026-11-28T09:00:00Z', by: 'Ada', title: 'Pictures', operations }],
  done: 1,
})
const unsafe = problem('content/unsafe-picture', 'media/logo.svg')
const folder = {
  name: 'content',
  problems: [unsafe, problem('content/unused', 'media/old.svg'), problem('content/unused', 'quiz/quiz.yaml')],
}

test('what is in a picture on the disk is told, and not what the compiler of the studio finds, too', () => {
  expect(pictureProblems(folder, draftWith())).toEqual([unsafe])
})

test.each([null, 'abc'])('a picture that the draft deletes or replaces has none of them (%s)', (after) => {
  const replaced = draftWith({ kind: 'picture', file: 'media/logo.svg', before: '123', after })
  expect(pictureProblems(folder, replaced)).toEqual([])
  expect(pictureProblems(folder, { ...replaced, done: 0 })).toEqual([unsafe])
})
