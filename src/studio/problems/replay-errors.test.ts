import { expect, it } from 'vitest'
import type { Operation } from '#editing/operation.ts'
import { replay } from '#editing/replay/replay.ts'
import { replayErrors } from './replay-errors.ts'

it('a change of a file that is not on the disk is said to wait for the file', () => {
  const operation: Operation = { kind: 'set', file: 'quiz.yaml', place: ['title'], before: 'A', after: 'B' }
  const { failed } = replay(new Map(), [
    { id: '1', at: '', by: '', title: 'Change the title', operations: [operation] },
  ])
  expect(replayErrors(failed, 'content')).toMatchObject([
    {
      file: 'content/quiz.yaml',
      message: '“Change the title” cannot be written into the file. The whole file is not on the disk any more.',
      help: expect.stringContaining('It is written once the file is back.') as string,
      at: null,
    },
  ])
})
