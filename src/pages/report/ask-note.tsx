import { ProductWarning } from '#components/result/product-warning.tsx'
import type { ReportWords } from '#content/vite/slices.ts'
import { askNote } from '#engine/result/report-texts.ts'
import type { ResultProduct } from '#types/api.generated.ts'

type Props = {
  readonly products: readonly Pick<ResultProduct, 'cautions'>[]
  readonly words: NonNullable<ReportWords['product']>
}

/** What would otherwise stand beside several of the products below. */
export const AskNote = ({ products, words }: Props) => {
  const text = askNote(products, words)
  return text !== null && <ProductWarning heading={words.against} text={text} isOpen />
}
