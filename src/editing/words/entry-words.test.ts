import { expect, test } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { describeChanges } from './describe-changes.ts'

/** The id of a product is a number. */
const contentWith = (product: object) =>
  new Map([
    ['products/catalogue.yaml', { products: [{ id: 7, brand: 'Kettle', name: 'Rain', slot: 'oil', ...product }] }],
  ])
const words = (before: object, after: object) =>
  describeChanges([], contentWith(before), contentWith(after), packageSchemas()).map((line) => line.words)

test.each([
  ['a setting that is new', {}, { price: 3 }, '“Rain”: new price: 3'],
  ['a setting that is gone', { price: 3 }, {}, '“Rain”: price removed (was 3)'],
])('%s of a product is said with its name', (_, before, after, expected) => {
  expect(words(before, after)).toEqual([expected])
})

test('a rule on a question that is gone is not called by an id', () => {
  const scoresWith = (rules: readonly object[]) =>
    new Map([['analysis/scores.yaml', { scores: [{ id: 'rest', label: 'Rest', rules }] }]])
  const rule = { question: 'gone', answer: 'yes', points: 1 }
  const lines = describeChanges([], scoresWith([]), scoresWith([rule]), packageSchemas())
  expect(lines.map((line) => line.words)).toEqual(['“Rest”: new rule on a question that is gone gives 1 point'])
})

test('a value is called as forms call it', () => {
  const bandsWith = (colour: string) =>
    new Map([['analysis/scores.yaml', { bands: { condition: [{ from: 0, to: 29, colour, label: 'Low' }] } }]])
  const [line] = describeChanges([], bandsWith('warning'), bandsWith('success'), packageSchemas())
  expect(line?.words).toContain('colour “Needs attention” is now “Good”')

  const scoreWith = (direction: string) =>
    new Map([['analysis/scores.yaml', { scores: [{ id: 'rest', label: 'Rest', direction }] }]])
  const [other] = describeChanges([], scoreWith('high_is_good'), scoreWith('low_is_good'), packageSchemas())
  expect(other?.words).toBe('“Rest”: good end “High is good” is now “Low is good”')
})

test('a group with several settings is called by its name alone', () => {
  const scoreWith = (range?: object) =>
    new Map([['analysis/scores.yaml', { scores: [{ id: 'rest', label: 'Rest', ...range }] }]])
  const range = { range: { from: 0, to: 27 } }
  const words = (before: object | undefined, after: object | undefined) =>
    describeChanges([], scoreWith(before), scoreWith(after), packageSchemas()).map((line) => line.words)
  expect(words(undefined, range)).toEqual(['“Rest”: new range'])
  expect(words(range, undefined)).toEqual(['“Rest”: range removed'])
})
