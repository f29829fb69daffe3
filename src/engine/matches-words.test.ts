import { expect, test } from 'vitest'
import { matchesWords } from './matches-words.ts'

const texts = ['How often do you use heat?', 'A few times a week', null, 'Crème brûlée', 'L’heure d’été']

test.each([
  ['', true],
  ['   ', true],
  ['heat', true],
  ['HEAT', true],
  ['week heat', true],
  ['wee', true],
  ['creme brulee', true],
  ['CRÈME', true],
  ["L'heure d'été", true],
  ['l’heure d’été', true],
  ['heat month', false],
  ['null', false],
  ['heat?', true],
  ['.*', false],
])('“%s” › %s', (query, found) => {
  expect(matchesWords(query)(texts)).toBe(found)
})
