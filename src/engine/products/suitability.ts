import type { Doubt, IngredientFilter, Matching, Product, Slot } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'
import type { MatchedGroup } from './ingredients.ts'
import type { Objectives } from '#engine/result/objectives.ts'

/** A product with the ingredient groups of its list. `groups` is null when it has no list that can be read. */
export type ReadProduct = { readonly product: Product; readonly groups: ReadonlyMap<string, MatchedGroup> | null }

/** What decides which products suit this visitor. */
export type VisitorNeeds = {
  /** Profile values by trait. */
  readonly values: Readonly<Record<string, string | null>>
  /** Profile labels by trait, as they read inside a sentence. */
  readonly words: Readonly<Record<string, string>>
  readonly objectives: Objectives
  /** Filters that apply, because of what the visitor wants to avoid. */
  readonly wishes: readonly IngredientFilter[]
  readonly allergies: readonly IngredientFilter[]
  readonly doubts: readonly Doubt[]
}

export type Fit = { readonly points: number; readonly reasons: readonly string[]; readonly doubts: readonly string[] }

/**
 * Whether a product may be suggested at all. A filter or allergy excludes products with one of its groups, and all products without a
 * readable list. A `required` trait excludes products that do not suit its value; while the value is unknown, it excludes none.
 */
export const maySuggest = ({ product, groups }: ReadProduct, needs: VisitorNeeds, { points }: Matching): boolean => {
  const filters = [...needs.wishes, ...needs.allergies]
  const isClear = filters.every(({ exclude }) => groups !== null && !exclude.some((group) => groups.has(group)))
  return isClear && points.suits.every(({ profile, required }) => !required || suits(product, needs, profile) !== false)
}

/** The points of a product in a slot, with a sentence for each reason and each doubt. Only for products that `maySuggest` allows. */
export const fitOf = (
  read: ReadProduct,
  slot: Slot,
  needs: VisitorNeeds,
  { points, reasons: words }: Matching,
): Fit => {
  const { product, groups } = read
  const suited = points.suits.filter(({ profile }) => suits(product, needs, profile) === true)
  const shared = sharedObjectives(product, needs.objectives).slice(0, points.max_objectives)
  const servesMainGoal = needs.objectives.mainGoal !== null && product.objectives.includes(needs.objectives.mainGoal)
  const warnings = warningsOf(read, [...needs.wishes, ...needs.allergies])
  const doubts = needs.doubts.filter(({ group }) => groups?.has(group))
  const isQuiet = (filter: IngredientFilter): boolean => warningsOf(read, [filter]).length === 0
  return {
    points:
      points.slot_needed +
      sum(suited.map((one) => one.points)) +
      shared.length * points.each_objective +
      (servesMainGoal ? points.main_goal : 0) +
      warnings.filter(isContested).length * points.warning +
      sum(doubts.map((one) => one.points)),
    reasons: [
      fill(words.slot, { name: slot.label }),
      ...suited.flatMap(({ profile }) => {
        const text = words.suits.find((reason) => reason.profile === profile)?.text
        return text === undefined ? [] : [fill(text, { name: needs.words[profile] ?? '' })]
      }),
      ...shared.map(({ id, label }) =>
        fill(id === needs.objectives.mainGoal ? words.main_goal : words.objective, { name: label }),
      ),
      ...needs.wishes.filter(isQuiet).map(({ label }) => fill(words.filter, { name: label })),
      ...needs.allergies.filter(isQuiet).map(({ label }) => fill(words.allergy, { name: label })),
    ],
    doubts: [
      ...warnings.map(({ group, ingredients }) =>
        fill(words.warning, { name: group.label, ingredients: ingredients.join(', ') }),
      ),
      ...doubts.map(({ because }) => because),
    ],
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** null: the visitor's value of this trait is unknown. */
const suits = (product: Product, { values }: VisitorNeeds, profile: string): boolean | null => {
  const value = Object.hasOwn(values, profile) ? values[profile] : null
  if (value === null || value === undefined) return null
  return product.suits.some((one) => one.profile === profile && one.is.includes(value))
}

/** The main goal first, so that it is never cut off by `max_objectives`. Without issues that no product may claim to help with. */
const sharedObjectives = (product: Product, { issues, goals }: Objectives) =>
  [...goals, ...issues.filter(({ products }) => products !== 'never')].filter(({ id }) =>
    product.objectives.includes(id),
  )

/** Groups that the filters warn about. A claim on the pack (`labels`), such as "vegan", settles what the list leaves open. */
const warningsOf = (
  { product, groups }: ReadProduct,
  filters: readonly IngredientFilter[],
): readonly MatchedGroup[] => {
  const open = filters.filter(({ id }) => !product.labels?.includes(id)).flatMap(({ warn }) => warn)
  return [...new Set(open)].flatMap((group) => groups?.get(group) ?? [])
}

/**
 * Whether a warning costs points. A group that is only `possible` does not: nearly every list has one, and points would favour
 * products with shorter lists.
 */
const isContested = ({ group }: MatchedGroup): boolean => group.certainty !== 'possible'
