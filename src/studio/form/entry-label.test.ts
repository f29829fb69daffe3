import { expect, test } from 'vitest'
import { valueIn, type Place } from '#editing/place.ts'
import { readContentData } from '#testing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { entryLabel } from './entry-label.ts'
import { settingAt } from './schema/setting-at.ts'

const schemas = readSchemas()
const data = readContentData('examples/product-finder')
const defaults = readContentData('src/content/defaults')
const labelAt = (file: string, place: Place, content = data) => {
  const at = settingAt(schemas, file, content.get(file), place)
  if (!at || valueIn(content.get(file), place) === undefined) throw new Error('There is no such entry')
  return entryLabel({ schemas, defaults }, content, { file, place, node: at.node })
}

test('an entry is called by its own name', () => {
  const { name } = labelAt('products/catalogue.yaml', ['products', 0])
  expect(name).toBe(valueIn(data.get('products/catalogue.yaml'), ['products', 0, 'name']))
})

test('an entry without a name is called by what it is about, and its answer is named, not its id', () => {
  const content = new Map<string, unknown>([
    [
      'quiz.yaml',
      {
        sections: [
          {
            id: 'soil',
            title: 'Soil',
            questions: [{ id: 'q1', choice: 'radio', title: 'Which soil?', options: [{ id: 'clay', label: 'Clay' }] }],
          },
        ],
        scores: [{ id: 'dry', label: 'Dry', rules: [{ question: 'q1', answer: 'clay', points: 3, because: 'So.' }] }],
      },
    ],
  ])
  expect(labelAt('quiz.yaml', ['scores', 'dry', 'rules', 0], content)).toEqual({
    name: 'Which soil?',
    detail: 'Clay · Points 3',
  })
})

test('a choice is called as it is chosen', () => {
  const bands = { condition: [{ from: 0, to: 29, colour: 'warning', label: 'Low' }] }
  const content = new Map<string, unknown>([['analysis/scores.yaml', { bands }]])
  const { detail } = labelAt('analysis/scores.yaml', ['bands', 'condition', 0], content)
  expect(detail).toContain('Needs attention')
})

test('a price has the currency that the quiz file says', () => {
  const content = new Map([...data, ['quiz.yaml', { site: { currency: 'EUR', locale: 'de-DE' } }]])
  expect(labelAt('products/catalogue.yaml', ['products', 0], content).detail).toContain('289 €')
})

test('a rule on several answers names all of them', () => {
  const options = [
    { id: 'clay', label: 'Clay' },
    { id: 'sand', label: 'Sand' },
    { id: 'peat', label: 'Peat' },
  ]
  const question = { id: 'q1', choice: 'radio', title: 'Which soil?', options }
  const rule = { question: 'q1', answer: ['clay', 'peat'], points: 3, because: 'So.' }
  const content = new Map<string, unknown>([
    [
      'quiz.yaml',
      {
        sections: [{ id: 'soil', title: 'Soil', questions: [question] }],
        scores: [{ id: 'dry', label: 'Dry', rules: [rule] }],
      },
    ],
  ])
  expect(labelAt('quiz.yaml', ['scores', 'dry', 'rules', 0], content)).toEqual({
    name: 'Which soil?',
    detail: 'Clay or Peat · Points 3',
  })
})

test('numbers have their units, and prices the sign of the currency', () => {
  const product = {
    id: '1',
    name: 'Can',
    slot: 'none',
    price: 7.5,
    size_ml: 300,
    suits: [],
    objectives: [],
    expect: [],
  }
  const withSite = (site: object) =>
    new Map<string, unknown>([
      ['settings/site.yaml', site],
      ['products/catalogue.yaml', { products: [product] }],
    ])
  const detail = (site: object) => labelAt('products/catalogue.yaml', ['products', '1'], withSite(site)).detail
  expect(detail({ currency: 'GBP', locale: 'en-GB' })).toBe('£7.50 · Size 300 ml')
  expect(detail({ currency: 'EUR', locale: 'de-DE' })).toBe('7.50 € · Size 300 ml')
  expect(detail({})).toBe('£7.50 · Size 300 ml')
  expect(detail({ currency: 'E' })).toBe('Price 7.5 · Size 300 ml')
})
