import { tintAt, type Tint } from '#components/card.tsx'
import type { Result, ResultProduct } from '#types/api.generated.ts'

export type ProductDrawing = { readonly src: string; readonly tint: Tint }

/** The drawing of a product of this result. undefined: it has a photo, which is too large for this. */
export const drawingOf = (
  product: ResultProduct | undefined,
  { products }: Pick<Result, 'products'>,
): ProductDrawing | undefined =>
  product?.image.endsWith('.svg')
    ? { src: product.image, tint: product.tint ?? tintAt(products.indexOf(product)) }
    : undefined
