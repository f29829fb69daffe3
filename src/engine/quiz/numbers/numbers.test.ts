import { expect, test } from 'vitest'
import { isMultipleOf, numberOf, numberProblem, numbersFrom, parseDecimal } from './numbers.ts'

test.each(['0', '7', '-7', '120', '12.5', '-0.5', '0.000001', '1000000000'])('%s is a canonical number', (text) => {
  expect(parseDecimal(text)).toBe(Number(text))
})

test.each(['', ' 1', '01', '+1', '-0', '1.', '.5', '1.50', '1,5', '1e3', 'NaN', 'Infinity', '0x1', '1'.repeat(40)])(
  '%j is not a canonical number',
  (text) => {
    expect(parseDecimal(text)).toBeNull()
  },
)

test('the number of an answer is its text, or the point of a scale', () => {
  expect(['12.5', ['7'], ['7', '8'], ['red'], 'many', undefined].map(numberOf)).toEqual([
    12.5,
    7,
    null,
    null,
    null,
    null,
  ])
})

test.each([
  ['18', null],
  ['120', null],
  ['18.5', null],
  ['abc', 'not_a_number'],
  ['17', 'too_small'],
  ['121', 'too_large'],
  ['20.25', 'decimals'],
  ['20.1', 'step'],
])('%s between 18 and 120 in halves › %s', (text, problem) => {
  expect(numberProblem({ min: 18, max: 120, step: 0.5, decimals: 1 }, text)).toBe(problem)
})

test('steps are exact, also where floating point is not', () => {
  expect([isMultipleOf(0.3, 0.1), isMultipleOf(0.35, 0.1), isMultipleOf(1e9, 0.000001)]).toEqual([true, false, true])
})

test('the numbers of a row end at its limit', () => {
  expect(numbersFrom(0, 10, 5, 21)).toEqual([0, 5, 10])
  expect(numbersFrom(0, 100, 1, 3)).toEqual([0, 1, 2])
  expect(numbersFrom(5, 0, 1, 21)).toEqual([])
})
