import { expect, test } from 'vitest'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { analyse } from '#engine/result/result.ts'
import { loadContent, loadPersonas } from '#testing/load-content.ts'
import { reasonsInCommon, shownReasons } from './own-reasons.ts'

/** Products with these reasons, as they are stored: the step of the routine is the last one of each. */
const shown = (most: number, ...products: readonly (readonly string[])[]) =>
  shownReasons(
    products.map((reasons, at) => ({ reasons: [...reasons, `step ${at}`] })),
    most,
  )

test('what all products are chosen for is in common, of one product nothing is', () => {
  expect(reasonsInCommon([['a', 'all'], ['all', 'b'], ['all']])).toEqual(['all'])
  expect(reasonsInCommon([['a'], ['b']])).toEqual([])
  expect(reasonsInCommon([['a']])).toEqual([])
  expect(reasonsInCommon([])).toEqual([])
})
test('what is in common is not said of each product, however weak it is', () => {
  expect(shown(3, ['all', 'a', 'b', 'c'], ['d', 'e', 'f', 'all'])).toEqual({
    inCommon: ['all'],
    own: [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
  })
})
test('what the fewest products have comes first, of equals the stronger reason', () => {
  const { own } = shown(3, ['two', 'a', 'b'], ['two', 'c', 'd'], ['e', 'f'], ['g', 'h'])
  expect(own.slice(0, 2)).toEqual([
    ['a', 'b', 'two'],
    ['c', 'd', 'two'],
  ])
})
test('what more than half of the products have is not said where a product has two other reasons', () => {
  const { own } = shown(3, ['most', 'a', 'b'], ['most', 'c'], ['most', 'd', 'e'], ['f', 'g'])
  expect(own).toEqual([
    ['a', 'b'],
    ['c', 'most'],
    ['d', 'e'],
    ['f', 'g'],
  ])
})
test('the step of the routine is said where nothing else, or only one reason, tells the product from others', () => {
  const { own } = shown(
    3,
    ['all', 'most', 'many'],
    ['all', 'most', 'many', 'a', 'b'],
    ['all', 'most', 'many', 'c'],
    ['all'],
  )
  expect(own).toEqual([['most', 'many', 'step 0'], ['a', 'b'], ['c', 'most'], ['step 3']])
  expect(shown(3, ['all', 'a'], ['all', 'b']).own).toEqual([
    ['a', 'step 0'],
    ['b', 'step 1'],
  ])
})
test('two products with the same best reasons differ by the next one, or else by the step of the routine', () => {
  const { own } = shown(2, ['a', 'b', 'c'], ['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'b'], ['d'], ['e'], ['f'], ['g'])
  expect(own.slice(0, 4)).toEqual([
    ['c', 'a'],
    ['c', 'b'],
    ['c', 'step 2'],
    ['a', 'b'],
  ])
})
test('two products that have nothing else have the same reasons', () => {
  const products = [['a'], ['a'], ['b']].map((reasons) => ({ reasons }))
  expect(shownReasons(products, 3).own).toEqual([['a'], ['a'], ['b']])
})
test('a single product has its strongest reasons, one without any has none', () => {
  expect(shown(2, ['a', 'b', 'c'])).toEqual({ inCommon: [], own: [['a', 'b']] })
  expect(shownReasons([{ reasons: [] }, { reasons: ['a', 'b'] }], 3).own).toEqual([[], ['a', 'b']])
})
test('each invented person gets products with different reasons, two or three where there are so many', () => {
  const analysis = compileAnalysis(loadContent())
  for (const { answers, id } of loadPersonas()) {
    const { products } = analyse(analysis, answers, '0123456789ab')
    const { own } = shownReasons(products, 3)
    const inCommon = reasonsInCommon(products.map(({ reasons }) => reasons))
    expect(new Set(own.map((some) => [...some].sort().join('\n'))).size, id).toBe(products.length)
    for (const [at, some] of own.entries()) {
      const possible = products[at]?.reasons.filter((reason) => !inCommon.includes(reason)).length ?? 0
      expect(some.length, id).toBeGreaterThanOrEqual(Math.min(2, possible))
      expect(some.length, id).toBeLessThanOrEqual(3)
    }
  }
})
