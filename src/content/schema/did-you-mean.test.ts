import { expect, it } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

it('names both ids that are equally likely when digits were mistyped', () => {
  const known = Array.from({ length: 16 }, (_, index) => `haircare_${index + 1}`)
  expect(didYouMean('haircare_31', known, 'Known')).toContain('Did you mean “haircare_13” or “haircare_3”?')
  expect(didYouMean('hair_care_9', known, 'Known')).toContain('Did you mean “haircare_9”?')
})
