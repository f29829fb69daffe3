import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'

/** With fewer prices, it is not possible to say what is usual. */
const enough = 5
/** The factor above which a price is unusual. A misplaced decimal point usually makes a price a hundred times as large. */
const unusual = 20

/** Prices that are far from those of all other products. */
export const unusualPrices = check(['catalogue'], ({ catalogue }, { locate }) => {
  const prices = catalogue.products
    .flatMap(({ price }) => (price === undefined ? [] : [price]))
    .toSorted((a, b) => a - b)
  const usual = prices[Math.floor(prices.length / 2)]
  if (prices.length < enough || usual === undefined) return []
  return catalogue.products.flatMap((product): Finding[] => {
    const { price } = product
    if (price === undefined || (price <= usual * unusual && price * unusual >= usual)) return []
    return [
      {
        code: 'content/unusual-price',
        range: locate(product, 'price'),
        message: `The price of ${quoted(product.name)} is ${price}, and half of the products cost ${usual} or ${price > usual ? 'less' : 'more'}.`,
        help: 'Is the decimal point in the right place?',
      },
    ]
  })
})
