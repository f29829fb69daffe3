import { expect, test } from 'vitest'
import { indexBeforeFallback } from './fallback-index.ts'

const fallback = { id: 'else', text: 'Otherwise.' }
const some = { id: 'some', text: 'Sometimes.', when: { question: 'tea', is: ['yes'] } }

test.each([
  ['insights', [some, fallback], 1],
  ['variants', [fallback], 0],
  // All tips that apply are shown, so one without a condition may be anywhere.
  ['tips', [some, fallback], undefined],
  ['insights', [some], undefined],
  ['variants', [], undefined],
  ['variants', undefined, undefined],
] as const)('a new entry of %s after %j comes at %s', (list, entries, index) => {
  expect(indexBeforeFallback(['parts', list], entries)).toBe(index)
})
