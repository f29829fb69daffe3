/** The product for all tests of a file: started before and stopped after them. */
import { afterAll, beforeAll, expect } from 'vitest'
import { type Product, type ProductOptions, startProduct } from './product.ts'
import { visiting } from './quiz-visitor.ts'

export type ServedProduct = {
  /** Available only while the tests run. */
  readonly product: () => Product
  readonly visit: ReturnType<typeof visiting>
}

export const servedProduct = (options?: ProductOptions): ServedProduct => {
  let started: Product | undefined
  beforeAll(async () => {
    started = await startProduct(options)
  })
  afterAll(async () => {
    await started?.stop()
  })
  const product = () => started ?? expect.fail('The product is started before the tests')
  return { product, visit: visiting(() => product().url) }
}
