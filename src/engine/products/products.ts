import type { ResultProduct, UnfilledSlot } from '#types/api.generated.ts'
import type { Catalogue, Ingredients, Product, Slot } from '#types/content.generated.ts'
import { allMatching, compileAll, type Facts } from '#engine/quiz/conditions.ts'
import { listFault } from './ingredient-list.ts'
import { compileIngredientReader } from './ingredients.ts'
import type { Objectives } from '#engine/result/plan/objectives.ts'
import { suitabilityOf, canSuggest, type VisitorNeeds, type ReadProduct } from './suitability.ts'

export type Suggestions = { readonly products: readonly ResultProduct[]; readonly unfilled: readonly UnfilledSlot[] }

/**
 * Compiles the catalogue to a function that suggests products for the slots of a routine: for each slot the best ones that the
 * visitor's filters and allergies allow, with reasons, and the slots for which there is none. Ingredient lists are read here, once.
 *
 * `locale` decides how the ingredients of a doubt are listed. `words` of the returned function are the profile labels as they read inside a
 * sentence (`ProfileLabels.words`).
 */
export const compileProducts = (catalogue: Catalogue, ingredients: Ingredients, locale: string) => {
  const readList = compileIngredientReader(ingredients.groups)
  const all: readonly ReadProduct[] = catalogue.products.map((product) => ({
    product,
    groups: hasReadableList(product) ? readList(product.ingredients) : null,
  }))
  const wishes = compileAll(ingredients.filters)
  const allergies = compileAll(ingredients.allergies)
  const doubts = compileAll(catalogue.matching.doubts)
  return (
    facts: Facts,
    words: Readonly<Record<string, string>>,
    objectives: Objectives,
    slots: readonly Slot[],
  ): Suggestions => {
    const needs: VisitorNeeds = {
      values: facts.profile,
      words,
      objectives,
      wishes: allMatching(wishes, facts),
      allergies: allMatching(allergies, facts),
      doubts: allMatching(doubts, facts),
      locale,
    }
    const possible = all.filter((read) => canSuggest(read, needs, catalogue.matching))
    const chosen = slots.map((slot) => ({ slot, best: bestFor(slot, possible, needs, catalogue) }))
    return {
      products: chosen.flatMap(({ best }) => best).slice(0, catalogue.matching.max_total),
      unfilled: chosen.flatMap(({ slot, best }) => (best.length > 0 ? [] : [{ slot: slot.id, label: slot.label }])),
    }
  }
}

/** A list that cannot be read is treated as missing: it could hide an allergen. */
export const hasReadableList = (product: Product): product is Product & { readonly ingredients: string } =>
  Boolean(product.ingredients?.trim()) && listFault(product.ingredients ?? '') === null

/** Its own picture, or else the drawing of its kind, or else the picture that stands in for all. */
export const pictureOf = (
  { image }: Pick<Product, 'image'>,
  slot: Pick<Slot, 'picture'> | undefined,
  { default_image }: Pick<Catalogue, 'default_image'>,
): string => image ?? slot?.picture ?? default_image

/** The most points first; of equals the cheaper one, then the one with the lower id. */
const bestFor = (
  slot: Slot,
  possible: readonly ReadProduct[],
  needs: VisitorNeeds,
  catalogue: Catalogue,
): readonly ResultProduct[] =>
  possible
    .filter(({ product }) => product.slot === slot.id)
    .map((read) => resultProduct(read, slot, needs, catalogue))
    .sort((a, b) => b.points - a.points || priceOrder(a, b) || a.id - b.id)
    .slice(0, catalogue.matching.per_slot)

/** Unknown prices come last. */
const priceOrder = ({ price_pence: a }: ResultProduct, { price_pence: b }: ResultProduct): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a - b
}

const resultProduct = (read: ReadProduct, slot: Slot, needs: VisitorNeeds, catalogue: Catalogue): ResultProduct => {
  const { id, brand, name, price, size_ml, link, retailer } = read.product
  const { points, reasons, doubts, cautions } = suitabilityOf(read, slot, needs, catalogue.matching)
  return {
    id,
    brand,
    name,
    slot: slot.id,
    slot_label: slot.label,
    ...(price === undefined ? {} : { price_pence: Math.round(price * 100) }),
    ...(size_ml === undefined ? {} : { size_ml }),
    image: pictureOf(read.product, slot, catalogue),
    ...(slot.tint === undefined ? {} : { tint: slot.tint }),
    ...(link === undefined ? {} : { link }),
    ...(retailer === undefined ? {} : { retailer }),
    sample: catalogue.sample,
    points,
    reasons: [...reasons],
    doubts: [...doubts],
    cautions: [...cautions],
    ...(hasReadableList(read.product) ? { ingredients: read.product.ingredients } : {}),
  }
}
