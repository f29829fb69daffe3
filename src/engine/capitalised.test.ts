import { expect, test } from 'vitest'
import { capitalised } from './capitalised.ts'

test.each([
  ['type 3 curls', 'Type 3 curls'],
  ['4A coils', '4A coils'],
  ['élan', 'Élan'],
  ['', ''],
  // Written like that wherever it is.
  ['pH neutral', 'pH neutral'],
])('%j is shown as %j', (text, shown) => {
  expect(capitalised(text, 'en-GB')).toBe(shown)
})

test('the letter is the one of the language', () => {
  expect(capitalised('iyi', 'tr-TR')).toBe('İyi')
})
