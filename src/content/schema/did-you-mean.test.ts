import { expect, it } from 'vitest'
import { certainMatch, didYouMean } from './did-you-mean.ts'

it('names both ids that are equally likely when digits were mistyped', () => {
  const known = Array.from({ length: 16 }, (_, index) => `haircare_${index + 1}`)
  expect(didYouMean('haircare_31', known, 'Known')).toContain('Did you mean “haircare_13” or “haircare_3”?')
  expect(didYouMean('hair_care_9', known, 'Known')).toContain('Did you mean “haircare_9”?')
})

it.each<[string, string, string | undefined]>([
  ['one wrong letter of a short word', 'chian', 'chain'],
  ['one missing letter of a short word', 'chan', 'chain'],
  ['two of eight letters', 'dandrufs', 'dandruff'],
  ['another word, although only two letters differ', 'chain', undefined],
])('is certain of %s: %s', (_, word, match) => {
  expect(certainMatch(word, match === undefined ? ['pain', 'noise'] : [match, 'noise'])).toBe(match)
})
