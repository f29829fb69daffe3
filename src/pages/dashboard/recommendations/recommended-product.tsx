/** A recommended product with the meaning of its ingredients. */
import { useMemo } from 'react'
import { modules } from 'virtual:content/modules'
import { tintAt } from '#components/card.tsx'
import { IngredientList, type Ingredient, type IngredientNote } from '#components/result/ingredient-list.tsx'
import { ProductCard } from '#components/result/product-card.tsx'
import { fill } from '#engine/format.ts'
import { compileIngredientGuide, type ExplainedIngredient } from '#engine/products/ingredient-guide.ts'
import { isOpenDoubt, warningLine } from '#engine/result/texts/report-texts.ts'
import type { IngredientCaution, Product, ResultProduct } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { shopOf, priceOf } from './recommended.ts'
import { productRowId } from '#pages/report/product-row-id.ts'
import { wordsOfPart } from '#pages/report/words-of-part.ts'

type Props = {
  readonly product: Product
  /** Its position in the list, from 0. */
  readonly at: number
  /** undefined: the report could not be loaded, or was made with another catalogue. */
  readonly reasons: ResultProduct | undefined
  /** Its reasons in the order in which they are shown. */
  readonly why: readonly string[]
  /** The frequency of the step of the routine that needs it. */
  readonly howOften: string | undefined
  readonly hasSampleMark: boolean
  /** Of its heading. */
  readonly level: 3 | 4
}

export const RecommendedProduct = ({ at, hasSampleMark, howOften, level, product, reasons, why }: Props) => {
  const { content, report } = useDashboard()
  const copy = wordsOfPart(report.page, 'product')
  const { product: words } = content.page.recommendations
  const ingredients = useIngredients(product.ingredients, reasons?.cautions)
  const shop = shopOf(product, reasons)
  const brand = reasons?.brand ?? ''
  const warning = warningLine(reasons?.doubts ?? [], copy)
  const picture = pictureIn(product)
  const ownAlt = content.drawings.includes(picture)
    ? undefined
    : fill(copy.picture_alt, { product: product.name, brand })
  const alt = picture === content.default_picture ? copy.default_picture_alt : ownAlt
  return (
    <ProductCard
      id={productRowId(product.id)}
      level={level}
      brand={brand}
      name={product.name}
      picture={picture}
      pictureAlt={alt}
      tint={reasons?.tint ?? tintAt(at)}
      price={product.price === '' ? undefined : fill(copy.price, { price: priceOf(product, content.constants.format) })}
      size={reasons?.size_ml === undefined ? undefined : fill(copy.size, { size: reasons.size_ml })}
      forStep={reasons && fill(copy.for_step, { step: reasons.slot_label })}
      howOften={
        howOften !== undefined && report.page.routines
          ? { label: report.page.routines.how_often, text: howOften }
          : undefined
      }
      why={{ heading: copy.why, reasons: why }}
      mark={hasSampleMark ? copy.sample : undefined}
      against={
        warning === null
          ? undefined
          : { heading: copy.against, text: warning, isOpen: reasons !== undefined && isOpenDoubt(reasons) }
      }
      shop={shop ? { href: shop.href, label: fill(copy.buy, { retailer: shop.name }), note: copy.buy_note } : undefined}
    >
      {(modules.ingredients || ingredients.length > 0) && (
        <IngredientList
          summary={copy.ingredients_open}
          ingredients={ingredients}
          none={copy.ingredients_none}
          heading={words.contents}
          help={words.press}
          unknown={words.unknown}
          marked={words.caution}
        />
      )}
    </ProductCard>
  )
}

/** The path below /media, as `Picture` expects it. */
const pictureIn = ({ image_url }: Product): string => decodeURI(image_url).replace(/^\/media\//, '')

const noCautions: readonly IngredientCaution[] = []

const useIngredients = (list: string, cautions = noCautions): readonly Ingredient[] => {
  const { content, report } = useDashboard()
  const { certainty } = wordsOfPart(report.page, 'product')
  return useMemo(() => {
    const notesOf = ({ explanations, groups }: ExplainedIngredient): readonly IngredientNote[] => [
      ...explanations.map(({ about, label }) => ({ label, texts: [about] })),
      ...groups.map((group) => ({
        label: group.label,
        certainty: certainty[group.certainty],
        texts: [group.about, group.note].filter((text) => text !== undefined),
      })),
    ]
    return compileIngredientGuide(content.ingredients)(list, cautions).map((ingredient) => ({
      name: ingredient.name,
      cautions: ingredient.cautions,
      notes: notesOf(ingredient),
    }))
  }, [certainty, cautions, content.ingredients, list])
}
