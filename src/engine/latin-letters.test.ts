import { expect, test } from 'vitest'
import { latinLetters } from './latin-letters.ts'

test.each([
  ['Stühle', 'stuhle'],
  ['Ångström, naïve', 'angstrom, naive'],
  ['Straße, Œuvre, Łódź', 'strasse, oeuvre, lodz'],
  ['髪 Hair', '髪 hair'],
])('%s is written %s', (text, plain) => {
  expect(latinLetters(text)).toBe(plain)
})
