import { tintAt } from '#components/card.tsx'
import { ProductCard } from '#components/result/product-card.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import { fill, formatPrice } from '#engine/format.ts'
import { warningLine } from '#engine/result/report-texts.ts'
import type { ResultProduct } from '#types/api.generated.ts'

type Props = {
  readonly product: ResultProduct
  /** Its position in the list, from 0. */
  readonly at: number
  readonly words: ReportSlice
}

/** A product as stored in a result. */
export const ReportProduct = ({ at, product, words }: Props) => {
  const { product: copy } = words.page
  const warning = warningLine(product.doubts, copy)
  return (
    <ProductCard
      brand={product.brand}
      name={product.name}
      picture={product.image}
      tint={product.tint ?? tintAt(at)}
      {...(product.price_pence !== undefined && {
        price: fill(copy.price, { price: formatPrice(product.price_pence, words.format) }),
      })}
      {...(product.size_ml !== undefined && { size: fill(copy.size, { size: product.size_ml }) })}
      forStep={fill(copy.for_step, { step: product.slot_label })}
      why={{ heading: copy.why, reasons: product.reasons.slice(0, copy.max_reasons) }}
      {...(warning !== null && { against: { heading: copy.against, text: warning } })}
      {...(product.ingredients !== undefined && {
        ingredients: { summary: copy.ingredients_open, text: product.ingredients },
      })}
      {...(!product.sample &&
        product.link !== undefined && {
          shop: {
            href: product.link,
            label: fill(copy.buy, { retailer: product.retailer ?? product.brand }),
            note: copy.buy_note,
          },
        })}
    />
  )
}
