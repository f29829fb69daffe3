import { ownProperty } from '#engine/own-property.ts'
import type { IngredientCaution } from '#types/api.generated.ts'
import type { Doubt, IngredientFilter, Matching, Product, Slot } from '#types/content.generated.ts'
import { capitalised } from '#engine/capitalised.ts'
import { fill } from '#engine/format.ts'
import { withoutCapital } from '#engine/without-capital.ts'
import type { MatchedGroup } from './ingredients.ts'
import type { Objectives } from '#engine/result/plan/objectives.ts'
import { totalPoints } from '#engine/result/scores/score-range.ts'

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
  readonly locale: string
}

export type Suitability = {
  readonly points: number
  /** The strongest first: pages show only some of them. */
  readonly reasons: readonly string[]
  /** The strongest first. */
  readonly doubts: readonly string[]
  /** The ingredients behind the doubts. */
  readonly cautions: readonly IngredientCaution[]
}

/**
 * Whether a product may be suggested at all. A filter or allergy excludes products with one of its groups, and all products without a
 * readable list. A `required` trait excludes products that do not suit its value; while the value is unknown, it excludes none.
 */
export const canSuggest = ({ product, groups }: ReadProduct, needs: VisitorNeeds, { points }: Matching): boolean => {
  const filters = [...needs.wishes, ...needs.allergies]
  const isClear = filters.every(({ exclude }) => groups !== null && !exclude.some((group) => groups.has(group)))
  return isClear && points.suits.every(({ profile, required }) => !required || suits(product, needs, profile) !== false)
}

/** The points of a product in a slot, with a sentence for each reason and each doubt. Only for products that `canSuggest` allows. */
export const suitabilityOf = (read: ReadProduct, slot: Slot, needs: VisitorNeeds, matching: Matching): Suitability => {
  const { product, groups } = read
  const { points, reasons: words } = matching
  const suited = points.suits.filter(({ profile }) => suits(product, needs, profile) === true)
  const shared = sharedObjectives(product, needs.objectives).slice(0, points.max_objectives)
  const servesMainGoal = needs.objectives.mainGoal !== null && product.objectives.includes(needs.objectives.mainGoal)
  const warnings = warningsOf(read, [...needs.allergies, ...needs.wishes])
  const doubts = needs.doubts.filter(({ group }) => groups?.has(group))
  const objections = [
    ...warnings.map((warning) => warningObjection(warning, needs, points.warning, words)),
    ...doubts.map((doubt) => doubtObjection(doubt, groups?.get(doubt.group)?.ingredients ?? [])),
  ].sort((a, b) => Number(b.isAllergy) - Number(a.isAllergy) || a.points - b.points)
  return {
    points:
      points.slot_needed +
      totalPoints(suited) +
      shared.length * points.each_objective +
      (servesMainGoal ? points.main_goal : 0) +
      warnings.filter(isContested).length * points.warning +
      totalPoints(doubts),
    reasons: reasonsOf(
      {
        suited: [...suited].sort((a, b) => b.points - a.points).map(({ profile }) => profile),
        objectives: shared,
        respected: respectedFilters(read, needs, words),
      },
      slot,
      needs,
      words,
    ),
    doubts: objections.map(({ text }) => text),
    cautions: objections.map(({ caution }) => caution),
  }
}

/** A sentence for each allergy, and then each wish, about which the ingredients leave nothing open. */
const respectedFilters = (
  read: ReadProduct,
  { allergies, locale, wishes }: VisitorNeeds,
  words: Matching['reasons'],
): readonly string[] => {
  const isQuiet = (filter: IngredientFilter): boolean => warningsOf(read, [filter]).length === 0
  return [
    ...allergies.filter(isQuiet).map(({ label }) => naming(label, words.allergy, locale)),
    ...wishes.filter(isQuiet).map(({ label }) => naming(label, words.filter, locale)),
  ]
}

/** A reason with the label that it names, which has its capital only at the beginning. */
const naming = (label: string, reason: string, locale: string): string =>
  capitalised(fill(reason, { name: withoutCapital(label, locale) }), locale)

type Objective = { readonly id: string; readonly label: string; readonly in_sentence?: string }

type Fits = {
  /** Traits whose value the product suits, those with the most points first. */
  readonly suited: readonly string[]
  readonly objectives: readonly Objective[]
  /** See `respectedFilters`. */
  readonly respected: readonly string[]
}

/** What the visitor asked for, then what fits the visitor, then what is true of every product of the slot. */
const reasonsOf = (
  { suited, objectives, respected }: Fits,
  slot: Slot,
  needs: VisitorNeeds,
  words: Matching['reasons'],
): readonly string[] => {
  const isMainGoal = ({ id }: { readonly id: string }): boolean => id === needs.objectives.mainGoal
  return [
    ...objectives
      .filter(isMainGoal)
      .map(({ in_sentence, label }) => fill(words.main_goal, { name: in_sentence ?? label })),
    ...respected.slice(0, 1),
    ...suited.flatMap((trait) => {
      const text = words.suits.find(({ profile }) => profile === trait)?.text
      return text === undefined ? [] : [fill(text, { name: needs.words[trait] ?? '' })]
    }),
    ...objectives
      .filter((one) => !isMainGoal(one))
      .map(({ in_sentence, label }) =>
        in_sentence === undefined
          ? naming(label, words.objective, needs.locale)
          : fill(words.objective, { name: in_sentence }),
      ),
    ...respected.slice(1),
    naming(slot.label, words.slot, needs.locale),
  ]
}

/** Ingredients have capitals on the pack, but inside a sentence only in abbreviations, such as PEG-40 and Sodium PCA. */
const inSentence = (ingredients: string, locale: string): string =>
  ingredients.replace(/\p{L}[\p{L}\p{Nd}]*/gu, (word) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) ? withoutCapital(word, locale) : word,
  )

type Objection = {
  readonly isAllergy: boolean
  readonly points: number
  readonly text: string
  readonly caution: IngredientCaution
}

const warningObjection = (
  { filter, group, ingredients }: Warning,
  { allergies, locale }: VisitorNeeds,
  points: number,
  words: Matching['reasons'],
): Objection => {
  const listed = new Intl.ListFormat(locale).format(ingredients)
  const kind = allergies.includes(filter) ? 'allergy' : 'wish'
  const isPossible = group.certainty === 'possible'
  const text =
    words.possible !== undefined && isPossible
      ? capitalised(
          fill(words.possible, {
            name: filter.label,
            ingredients: inSentence(listed, locale),
            count: ingredients.length,
          }),
          locale,
        )
      : fill(words.warning, { name: group.label, ingredients: listed })
  return {
    isAllergy: kind === 'allergy',
    points: isContested({ group }) ? points : 0,
    text,
    caution: {
      ingredients: [...ingredients],
      text: words.avoid === undefined ? text : fill(words.avoid, { name: filter.label }),
      kind,
      ...(isPossible && { possible: true }),
    },
  }
}

const doubtObjection = ({ because, points }: Doubt, ingredients: readonly string[]): Objection => ({
  isAllergy: false,
  points,
  text: because,
  caution: { ingredients: [...ingredients], text: because, kind: 'doubt' },
})

/** null: the visitor's value of this trait is unknown. */
const suits = (product: Product, { values }: VisitorNeeds, profile: string): boolean | null => {
  const value = ownProperty(values, profile)
  if (value === null || value === undefined) return null
  return product.suits.some((one) => one.profile === profile && one.is.includes(value))
}

/** The main goal first, so that it is never cut off by `max_objectives`. Without issues that no product may claim to help with. */
const sharedObjectives = (product: Product, { issues, goals }: Objectives): readonly Objective[] =>
  [...goals, ...issues.filter(({ products }) => products !== 'never')].filter(({ id }) =>
    product.objectives.includes(id),
  )

/** A group that a filter warns about. Of several filters, the first. */
type Warning = MatchedGroup & { readonly filter: IngredientFilter }

/** Groups that the filters warn about. A claim on the pack (`labels`), such as "vegan", settles what the list leaves open. */
const warningsOf = ({ product, groups }: ReadProduct, filters: readonly IngredientFilter[]): readonly Warning[] => {
  const open = filters.filter(({ id }) => !product.labels?.includes(id))
  return [...new Set(open.flatMap(({ warn }) => warn))].flatMap((group) => {
    const [matched, filter] = [groups?.get(group), open.find(({ warn }) => warn.includes(group))]
    return matched && filter ? [{ ...matched, filter }] : []
  })
}

/**
 * Whether a warning costs points. A group that is only `possible` does not: nearly every list has one, and points would favour
 * products with shorter lists.
 */
const isContested = ({ group }: Pick<MatchedGroup, 'group'>): boolean => group.certainty !== 'possible'
