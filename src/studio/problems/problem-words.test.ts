import { expect, it } from 'vitest'
import { problemWords } from './problem-words.ts'

const [error, warning] = [{ severity: 'error' } as const, { severity: 'warning' } as const]

it.each([
  [[error], 'error', '1 error'],
  [[warning, error, error], 'error', '2 errors'],
  [[warning], 'warning', '1 warning'],
  [[warning, warning], 'warning', '2 warnings'],
])('of %j the worst are counted: %s, %s', (problems, severity, words) => {
  expect(problemWords(problems)).toEqual({ severity, words })
})

it('nothing is said without problems', () => {
  expect(problemWords([])).toBeNull()
})
