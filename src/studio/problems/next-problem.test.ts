import { expect, it } from 'vitest'
import { placedProblem } from './placed-problem.ts'
import { nextProblem } from './next-problem.ts'

const problems = ['/a', '/b', '/b', '/c'].map((path) =>
  placedProblem(
    {
      code: 'content/yaml',
      severity: 'error',
      file: 'mine/quiz.yaml',
      line: 1,
      column: 1,
      endColumn: 1,
      from: 0,
      to: 0,
      path,
      message: '',
      frame: '',
      fixes: [],
    },
    'mine',
    new Map([['quiz.yaml', { a: 1, b: 1, c: 1 }]]),
  ),
)
const next = (from: string | null, direction: 1 | -1) => nextProblem(problems, from, direction)?.place.join('/')

it('the next problem is after the present one, and the first one after the last', () => {
  expect([null, 'quiz.yaml/-/a', 'quiz.yaml/-/b', 'quiz.yaml/-/c'].map((from) => next(from, 1))).toEqual([
    'a',
    'b',
    'c',
    'a',
  ])
})

it('the other way round, too', () => {
  expect([null, 'quiz.yaml/-/a', 'quiz.yaml/-/b', 'quiz.yaml/-/c'].map((from) => next(from, -1))).toEqual([
    'c',
    'c',
    'a',
    'b',
  ])
})

it('there may be none', () => {
  expect(nextProblem([], null, 1)).toBeUndefined()
})

it('warnings wait until no error is left', () => {
  const warnings = problems.map((problem) => ({ ...problem, severity: 'warning' as const }))
  const [first = [], ...rest] = warnings.map((one) => [one])
  const mixed = [...first, ...problems.slice(1, 2), ...rest.flat().slice(1)]
  expect(nextProblem(mixed, 'quiz.yaml/-/b', 1)?.place).toEqual(['b'])
  expect(nextProblem(warnings, 'quiz.yaml/-/b', 1)?.place).toEqual(['c'])
})
