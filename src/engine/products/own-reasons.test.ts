import { expect, test } from 'vitest'
import { reasonsInCommon, shownReasons } from './own-reasons.ts'

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
test('what most products are chosen for is the first reason of each that has it, as it is the strongest', () => {
  const products = [['most', 'a'], ['most', 'b'], ['most', 'a', 'b'], ['d']].map((reasons) => ({ reasons }))
  expect(shownReasons(products, 3)).toEqual({ inCommon: [], own: products.map(({ reasons }) => reasons) })
})
test('a weaker reason never takes the place of a stronger one', () => {
  const products = [['all', 'own'], ['all']].map((reasons) => ({ reasons }))
  expect(shownReasons(products, 1)).toEqual({ inCommon: ['all'], own: [[], []] })
})
