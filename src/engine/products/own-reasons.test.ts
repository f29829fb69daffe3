import { describe, expect, test } from 'vitest'
import { ownReasonsFirst, reasonOfMost, reasonsInCommon, shownReasons } from './own-reasons.ts'

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
  expect(shownReasons(products, 3, true)).toEqual({ inCommon: ['all'], ofMost: undefined, own: [['a'], ['b'], []] })
})

describe('a reason of most products', () => {
  test('more than half of them have it, and at least three', () => {
    expect(reasonOfMost([['x', 'a'], ['x', 'b'], ['x', 'c'], ['a']])).toEqual({ reason: 'x', count: 3 })
    expect(reasonOfMost([['x', 'a'], ['x', 'a'], ['x', 'a'], ['b'], ['b'], ['b']])).toBeUndefined()
    expect(reasonOfMost([['x', 'a'], ['x', 'b'], ['a']])).toBeUndefined()
  })
  test('one that all of them have is none of these', () => {
    expect(
      reasonOfMost([
        ['x', 'a'],
        ['x', 'b'],
        ['x', 'c'],
        ['x', 'd'],
      ]),
    ).toBeUndefined()
  })
  test('without it each product has another one', () => {
    expect(reasonOfMost([['x', 'a'], ['x', 'b'], ['x'], ['c']])).toBeUndefined()
  })
  test('of several, the one that is the longest to repeat', () => {
    const all = [['long reason', 'x'], ['x', 'long reason'], ['x', 'long reason'], ['x', 'a'], ['a']]
    expect(reasonOfMost(all)).toEqual({ reason: 'long reason', count: 3 })
  })
  test('it is not said of each product, unless the content has no words to say it once', () => {
    const products = [['most', 'a'], ['most', 'b'], ['c', 'most'], ['d']].map((reasons) => ({ reasons }))
    expect(shownReasons(products, 3, true)).toEqual({
      inCommon: [],
      ofMost: { reason: 'most', count: 3 },
      own: [['a'], ['b'], ['c'], ['d']],
    })
    expect(shownReasons(products, 3, false)).toMatchObject({
      ofMost: undefined,
      own: [['a', 'most'], ['b', 'most'], ['c', 'most'], ['d']],
    })
  })
})
