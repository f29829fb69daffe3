import { expect, test } from 'vitest'
import { ownReasonsFirst } from './own-reasons.ts'

test('what only one product is chosen for comes before what all are chosen for', () => {
  const products = [['all', 'two', 'a'], ['all', 'b', 'two'], ['all']].map((reasons) => ({ reasons }))
  expect(ownReasonsFirst(products)).toEqual([['a', 'two', 'all'], ['b', 'two', 'all'], ['all']])
})
test('of equally rare reasons the strongest stays first', () => {
  expect(ownReasonsFirst([{ reasons: ['strong', 'weak'] }])).toEqual([['strong', 'weak']])
})
