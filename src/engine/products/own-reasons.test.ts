import { expect, test } from 'vitest'
import { ownReasonsFirst, reasonsInCommon, shownReasons } from './own-reasons.ts'

test('what only one product is chosen for comes before what all are chosen for', () => {
  const products = [['all', 'two', 'a'], ['all', 'b', 'two'], ['all']].map((reasons) => ({ reasons }))
  expect(ownReasonsFirst(products, 3)).toEqual([['a', 'two', 'all'], ['b', 'two', 'all'], ['all']])
})
test('of equally rare reasons the strongest stays first', () => {
  expect(ownReasonsFirst([{ reasons: ['strong', 'weak'] }], 3)).toEqual([['strong', 'weak']])
})
test('a weaker reason never takes the place of a stronger one', () => {
  const products = [['all', 'own'], ['all']].map((reasons) => ({ reasons }))
  expect(ownReasonsFirst(products, 1)).toEqual([['all'], ['all']])
})

test('what all products are chosen for is in common, of one product nothing is', () => {
  expect(reasonsInCommon([['a', 'all'], ['all', 'b'], ['all']])).toEqual(['all'])
  expect(reasonsInCommon([['a'], ['b']])).toEqual([])
  expect(reasonsInCommon([['a']])).toEqual([])
  expect(reasonsInCommon([])).toEqual([])
})
test('what is in common is not said of each product', () => {
  const products = [['all', 'a'], ['b', 'all'], ['all']].map((reasons) => ({ reasons }))
  expect(shownReasons(products, 3)).toEqual({ inCommon: ['all'], own: [['a'], ['b'], []] })
})
