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
