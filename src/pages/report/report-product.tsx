import { tintAt } from '#components/card.tsx'
import { ProductRow } from '#components/result/product-row.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { fill, formatPrice } from '#engine/format.ts'
import { isOpenDoubt, warningLine } from '#engine/result/texts/report-texts.ts'
import type { ResultProduct } from '#types/api.generated.ts'
import { productRowId } from './product-row-id.ts'
import { wordsOfPart } from './words-of-part.ts'

type Props = {
  readonly product: ResultProduct
  /** In the order in which they are shown. */
  readonly reasons: readonly string[]
  /** Its position in the list, from 0. */
  readonly at: number
  readonly words: ReportSlice
}

/** A product as stored in a result. */
export const ReportProduct = ({ at, product, reasons, words }: Props) => {
  const copy = wordsOfPart(words.page, 'product')
  const warning = warningLine(product.doubts, copy)
  const price =
    product.price_pence === undefined
      ? []
      : [fill(copy.price, { price: formatPrice(product.price_pence, words.format) })]
  const size = product.size_ml === undefined ? [] : [fill(copy.size, { size: product.size_ml })]
  return (
    <ProductRow
      id={productRowId(product.id)}
      name={product.name}
      picture={product.image}
      tint={product.tint ?? tintAt(at)}
      facts={[product.brand, ...price, ...size].filter((fact) => fact !== '')}
      forStep={fill(copy.for_step, { step: product.slot_label })}
      why={{ heading: copy.why, reasons }}
      against={warning === null ? undefined : { heading: copy.against, text: warning, isOpen: isOpenDoubt(product) }}
      more={(count, hasQuestion) => fill(hasQuestion ? copy.more_and_ask : copy.more_reasons, { count })}
    />
  )
}
