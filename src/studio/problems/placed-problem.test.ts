import { describe, expect, it } from 'vitest'
import type { Problem } from '#content/problems/problem.ts'
import { placedProblem, problemsAt, problemsIn, unusedPictureOf } from './placed-problem.ts'

const data = new Map([['quiz.yaml', { steps: [{ id: 'one', notes: ['a', 'b'] }], titles: { '/a~b': 'A' } }]])
const problem = (path: string, file = 'mine/quiz.yaml'): Problem => ({
  code: 'content/unknown-placeholder',
  severity: 'error',
  file,
  line: 1,
  column: 1,
  endColumn: 2,
  from: 0,
  to: 1,
  path,
  message: 'No',
  frame: '',
  fixes: [],
})
const placed = (path: string, file?: string) => placedProblem(problem(path, file), 'mine', data)

describe('where a problem is', () => {
  it('names list entries by their id, and by their position if they have none', () => {
    expect(placed('/steps/0/notes/1').at).toEqual({ file: 'quiz.yaml', place: ['steps', 'one', 'notes', 1] })
  })
  it('reads the escapes of a pointer', () => {
    expect(placed('/titles/~1a~0b').at?.place).toEqual(['titles', '/a~b'])
  })
  it('of the file as a whole is the file', () => {
    expect(placed('').at).toEqual({ file: 'quiz.yaml', place: [] })
  })
  it('of a picture is nowhere, because there is no form to go to', () => {
    expect(placed('', 'mine/media/uploads/oil.jpg').at).toBeNull()
  })
  it('in a default text is nowhere', () => {
    expect(placed('/a', 'defaults/quiz.yaml').at).toBeNull()
  })
})

it('a picture that nothing uses is known in a folder of any name', () => {
  const file = 'content/media/uploads/oil.jpg'
  expect(unusedPictureOf({ code: 'content/unused', file })).toBe('media/uploads/oil.jpg')
  expect(unusedPictureOf({ code: 'content/unused', file: 'mine/media/oil.jpg' })).toBe('media/oil.jpg')
  expect(unusedPictureOf({ code: 'content/unused', file: 'mine/quiz.yaml' })).toBeUndefined()
  expect(unusedPictureOf({ code: 'content/schema', file })).toBeUndefined()
})

describe('the problems of a value', () => {
  const problems = [placed('/steps/0'), placed('/steps/0/notes/1'), placed('/titles')]
  it('are its own', () => {
    expect(problemsAt(problems, 'quiz.yaml', ['steps', 'one'])).toEqual([problems[0]])
  })
  it('and those inside it', () => {
    expect(problemsIn(problems, 'quiz.yaml', ['steps'])).toEqual([problems[0], problems[1]])
    expect(problemsIn(problems, 'other.yaml', ['steps'])).toEqual([])
  })
})
