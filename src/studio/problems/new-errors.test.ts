import { expect, it } from 'vitest'
import { newErrors } from './new-errors.ts'
import { wholeFile, type PlacedProblem } from './placed-problem.ts'

const problem = (place: readonly (string | number)[], change: Partial<PlacedProblem> = {}): PlacedProblem => ({
  code: 'content/required',
  severity: 'error',
  file: 'mine/quiz.yaml',
  ...wholeFile,
  message: 'A title is missing.',
  at: { file: 'quiz.yaml', place },
  ...change,
})

it('an error that was there already is not new, wherever its line is now', () => {
  expect(newErrors([problem(['a'])], [problem(['a'], { line: 7, from: 90 })])).toEqual([])
})

it('an error at another place is new', () => {
  const other = problem(['b'])
  expect(newErrors([problem(['a'])], [problem(['a']), other])).toEqual([other])
})

it('another error at the same place is new', () => {
  const other = problem(['a'], { message: 'A title is too long.' })
  expect(newErrors([problem(['a'])], [other])).toEqual([other])
})

it('warnings are left out, and one that becomes an error is new', () => {
  const warning = problem(['a'], { severity: 'warning' })
  expect(newErrors([warning], [problem(['a']), problem(['b'], { severity: 'warning' })])).toEqual([problem(['a'])])
})

it('an entry without an id that has another position now has the same errors', () => {
  expect(newErrors([problem(['list', 2])], [problem(['list', 1])])).toEqual([])
  expect(newErrors([problem(['list', 2])], [problem(['list', 1]), problem(['list', 2])])).toHaveLength(1)
})

it('an error in no place of the content is compared, too', () => {
  const missing = problem([], { at: null })
  expect(newErrors([], [missing])).toEqual([missing])
  expect(newErrors([missing], [missing])).toEqual([])
})
