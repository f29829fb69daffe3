import { ProductCard } from '#components/result/product-card.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import { fill, formatPrice } from '#engine/format.ts'
import type { ResultProduct } from '#types/api.generated.ts'

type Props = { readonly product: ResultProduct; readonly words: ReportSlice }

/** A product as stored in a result. */
export const ReportProduct = ({ product, words }: Props) => {
  const { product: copy } = words.page
  return (
    <ProductCard
      brand={product.brand}
      name={product.name}
      picture={product.image}
      pictureAlt={copy.default_picture_alt}
      {...(product.price_pence !== undefined && {
        price: fill(copy.price, { price: formatPrice(product.price_pence, words.format) }),
      })}
      {...(product.size_ml !== undefined && { size: fill(copy.size, { size: product.size_ml }) })}
      forStep={fill(copy.for_step, { step: product.slot_label })}
      why={{ heading: copy.why, reasons: product.reasons }}
      {...(product.doubts.length > 0 && { against: { heading: copy.against, doubts: product.doubts } })}
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
