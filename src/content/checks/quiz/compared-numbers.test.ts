import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileCondition } from '#engine/quiz/conditions.ts'
import { hasNumber } from './compared-numbers.ts'

const bound = fc.integer({ min: -30, max: 130 }).map((tenths) => tenths / 10)
const bounds = fc.record({ at_least: bound, at_most: bound, above: bound, below: bound }, { requiredKeys: [] })
const range = fc.constantFrom(
  { min: 0, max: 10, step: null, decimals: 0 },
  { min: -2, max: 10, step: 3, decimals: 0 },
  { min: 0.5, max: 4, step: 0.5, decimals: 1 },
  { min: 0, max: 4, step: null, decimals: 1 },
)

test('any bounds of any lines › a number is found exactly when one of all accepted numbers matches', () => {
  fc.assert(
    fc.property(range, fc.array(bounds, { minLength: 1, maxLength: 3 }), (numbers, lines) => {
      const unit = numbers.step ?? 10 ** -numbers.decimals
      const count = Math.round((numbers.max - numbers.min) / unit)
      const accepted = Array.from({ length: count + 1 }, (_, at) => Number((numbers.min + at * unit).toFixed(1)))
      const { holds } = compileCondition({ all: lines.map((line) => ({ question: 'q', answered: true, ...line })) })
      const matches = accepted.some((number) =>
        holds({ answers: { q: String(number) }, scores: {}, profile: {}, issues: new Set() }),
      )
      expect(hasNumber(numbers, lines)).toBe(matches)
    }),
    { numRuns: 500 },
  )
})
