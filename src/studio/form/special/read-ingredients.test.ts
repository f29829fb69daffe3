import { expect, test } from 'vitest'
import { readIngredients, withoutHeading } from './read-ingredients.ts'

const rules = {
  groups: [
    { id: 'sugar', label: 'Sugar', certainty: 'sure', match: { ends: ['ose'] } },
    { id: 'half', label: 'Typed half' },
  ],
  filters: [{ id: 'no_sugar', label: 'Without sugar', exclude: ['sugar'] }],
  allergies: [{ id: 'nuts', label: 'Nuts', exclude: ['nut'] }],
}

test('each ingredient says what it belongs to, and with which wishes it clashes', () => {
  expect(
    readIngredients('Aqua, Fructose', rules).map(({ filters, groups, name }) => [
      name,
      groups.map(({ label }) => label),
      filters.map(({ label, reason }) => `${reason}: ${label}`),
    ]),
  ).toEqual([
    ['Aqua', [], []],
    ['Fructose', ['Sugar'], ['Wish: Without sugar']],
  ])
})

test.each([
  ['Ingredients: Aqua, Mel', 'Aqua, Mel'],
  ['INCI : Aqua', 'Aqua'],
  ['\nIngredients (INCI):\nAqua', 'Aqua'],
  ['Aqua, Ingredients: Mel', 'Aqua, Ingredients: Mel'],
  ['Ingredients Aqua', 'Ingredients Aqua'],
])('%o is the list %o', (text, list) => {
  expect(withoutHeading(text).list).toBe(list)
})
