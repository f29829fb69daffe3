/** A recommended product with the meaning of its ingredients. */
import { useMemo } from 'react'
import { IngredientList, type IngredientMeaning } from '#components/result/ingredient-list.tsx'
import { ProductCard } from '#components/result/product-card.tsx'
import { fill } from '#engine/format.ts'
import { compileIngredientReader, type MatchedGroup } from '#engine/products/ingredients.ts'
import type { Product, ResultProduct } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { shopOf, priceOf } from './recommended.ts'

type Props = {
  readonly product: Product
  /** undefined: the report could not be loaded, or was made with another catalogue. */
  readonly reasons: ResultProduct | undefined
}

export const RecommendedProduct = ({ product, reasons }: Props) => {
  const { content, report } = useDashboard()
  const { product: copy } = report.page
  const { product: words } = content.page.recommendations
  const shop = shopOf(product, reasons)
  const brand = reasons?.brand
  return (
    <ProductCard
      brand={brand ?? ''}
      name={product.name}
      picture={pictureIn(product)}
      pictureAlt={
        pictureIn(product) === content.default_picture
          ? copy.default_picture_alt
          : fill(copy.picture_alt, { product: product.name, brand: brand ?? '' })
      }
      price={product.price === '' ? undefined : fill(copy.price, { price: priceOf(product, content.constants.format) })}
      size={reasons?.size_ml === undefined ? undefined : fill(copy.size, { size: reasons.size_ml })}
      forStep={reasons && fill(copy.for_step, { step: reasons.slot_label })}
      why={{ heading: copy.why, reasons: reasons?.reasons ?? [] }}
      against={reasons && { heading: copy.against, doubts: reasons.doubts }}
      shop={shop ? { href: shop.href, label: fill(copy.buy, { retailer: shop.name }), note: copy.buy_note } : undefined}
    >
      <IngredientList
        summary={copy.ingredients_open}
        list={product.ingredients}
        none={copy.ingredients_none}
        heading={words.contents}
        meanings={useMeanings(product.ingredients)}
      />
    </ProductCard>
  )
}

/** The path below /media, as `Picture` expects it. */
const pictureIn = ({ image_url }: Product): string => decodeURI(image_url).replace(/^\/media\//, '')

const useMeanings = (list: string): readonly IngredientMeaning[] => {
  const { content, report } = useDashboard()
  const { groups } = content.ingredients
  const { certainty } = report.page.product
  return useMemo(() => {
    const meaningOf = ({ group, ingredients }: MatchedGroup): IngredientMeaning => ({
      id: group.id,
      label: group.label,
      certainty: certainty[group.certainty],
      texts: [group.about, group.note].filter((text) => text !== undefined),
      found: ingredients,
    })
    return [...compileIngredientReader(groups)(list).values()].map(meaningOf)
  }, [certainty, groups, list])
}
