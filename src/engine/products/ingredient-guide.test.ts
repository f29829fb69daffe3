import { describe, expect, test } from 'vitest'
import { loadContent } from '#testing/load-content.ts'
import { compileIngredientGuide } from './ingredient-guide.ts'

const water = { id: 'water', label: 'Water', about: 'Wet.', match: { is: ['aqua'] } }
const oil = { id: 'oil', label: 'Oil', certainty: 'possible' as const, match: { contains: ['oil'] } }
const guide = compileIngredientGuide({ explanations: [water], groups: [oil] })

describe('each ingredient of a list', () => {
  test('is explained in the order of the pack, as it is written there', () => {
    expect(guide('Olea Oil, AQUA', [])).toEqual([
      { name: 'Olea Oil', explanations: [], groups: [oil], cautions: [] },
      { name: 'AQUA', explanations: [water], groups: [], cautions: [] },
    ])
  })
  test('stands there once, also when the pack repeats it', () => {
    expect(guide('Aqua, Sal, Aqua', []).map(({ name }) => name)).toEqual(['Aqua', 'Sal'])
  })
  test('of a mixture is explained by itself', () => {
    expect(guide('Aqua (and) Olea Oil', []).map(({ name }) => name)).toEqual(['Aqua', 'Olea Oil'])
  })
  test('about which nothing is known has no explanation', () => {
    expect(guide('Novum', [])).toEqual([{ name: 'Novum', explanations: [], groups: [], cautions: [] }])
  })
  test('has the cautions that name it, and no others', () => {
    const cautions = [
      { ingredients: ['Olea Oil'], text: 'You said: no oil' },
      { ingredients: ['Olea Oil', 'Sal'], text: 'It is heavy' },
    ]
    expect(guide('Aqua, Olea Oil', cautions).map((one) => one.cautions)).toEqual([
      [],
      ['You said: no oil', 'It is heavy'],
    ])
  })
  test('is not explained by a content without explanations', () => {
    expect(compileIngredientGuide({ groups: [] })('Aqua', [])).toEqual([
      { name: 'Aqua', explanations: [], groups: [], cautions: [] },
    ])
  })
})

test('every ingredient of the real catalogue has an explanation', () => {
  const { catalogue, ingredients } = loadContent()
  const explain = compileIngredientGuide(ingredients)
  const read = catalogue.products.flatMap((product) => explain(product.ingredients ?? '', []))
  const unexplained = read.filter(({ explanations, groups }) => explanations.length + groups.length === 0)
  expect(read.length).toBeGreaterThan(200)
  expect([...new Set(unexplained.map(({ name }) => name))]).toEqual([])
})
