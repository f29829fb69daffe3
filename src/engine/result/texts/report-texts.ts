import type { FirstThing, Result, ResultBadge, ResultProduct, ResultRoutineStep } from '#types/api.generated.ts'
import type { Catalogue, ReportPage, SuitsReason } from '#types/content.generated.ts'
import { capitalised } from '#engine/capitalised.ts'
import { fill } from '#engine/format.ts'
import { withoutCapital } from '#engine/without-capital.ts'
import { shownReasons } from '#engine/products/own-reasons.ts'
import { hasNoKnownScore, isKnown, shownScore } from '#engine/result/scores/shown-score.ts'

/** The heading above the insight, on the report page and in the PDF. */
export const insightHeading = ({ objectives }: Pick<ReportPage, 'objectives'>): string =>
  objectives.cards.find(({ id }) => id === 'insight')?.title ?? objectives.heading

/** Whether the insight is among the objectives. */
export const hasInsightCard = ({ objectives }: Pick<ReportPage, 'objectives'>): boolean =>
  objectives.cards.some(({ id }) => id === 'insight')

/** How many answers a result is based on, and why there are no more, as sentences in their order. */
export const basisSentences = (
  { answered, total, unanswered }: Pick<Result, 'answered' | 'total' | 'unanswered'>,
  words: ReportPage['scores'],
): readonly string[] => {
  if (!unanswered || answered === total) return [`${fill(words.based_on, { count: answered })}.`]
  const reasons = (['not_applicable', 'no_consent', 'skipped'] as const).flatMap((reason) =>
    unanswered[reason] > 0 ? [fill(words[reason], { count: unanswered[reason] })] : [],
  )
  return [fill(words.of_total, { count: answered, total }), ...reasons]
}

/**
 * The introduction to a result of which some scores may be held back: it names the others. undefined: none of them has a value, so that
 * there is nothing to open.
 */
export const visitorLead = ({ scores }: Pick<Result, 'scores'>, lead: string, locale: string): string | undefined => {
  if (hasNoKnownScore(scores)) return undefined
  const names = scores.filter(isKnown).map((score) => shownScore(score).name)
  return fill(lead, { scores: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) })
}

/** How a reason is said of one product, and of all of them. */
export type ReasonForms = Required<Pick<SuitsReason, 'text' | 'for_all'>>

/** Those of the reasons that can be said of all products. */
export const reasonForms = ({ matching }: Pick<Catalogue, 'matching'>): readonly ReasonForms[] =>
  matching.reasons.suits.flatMap(({ for_all, text }) => (for_all === undefined ? [] : [{ text, for_all }]))

/** The reasons that all products have in common, in sentences: those with a form for all products first, then the others in one. */
export const commonReasons = (
  reasons: readonly string[],
  { in_common }: Pick<ReportPage['product'], 'in_common'>,
  forms: readonly ReasonForms[],
  count: number,
  locale: string,
): readonly string[] => {
  const said = reasons.map((reason) => ({ reason, sentence: forAll(reason, forms, count) }))
  const reason = said.flatMap((one) => (one.sentence === null ? [withoutCapital(one.reason, locale)] : [])).join('; ')
  return [
    ...said.flatMap(({ sentence }) => sentence ?? []),
    ...(reason === '' ? [] : [capitalised(fill(in_common, { reason, count }), locale)]),
  ]
}

/** The form for all products of a stored reason. null: it was made from another text, or its text has none. */
const forAll = (reason: string, forms: readonly ReasonForms[], count: number): string | null => {
  for (const { for_all, text } of forms) {
    const [before = '', after = ''] = text.split('{name}')
    const name = reason.slice(before.length, reason.length - after.length)
    if (name !== '' && reason === before + name + after) return fill(for_all, { name, count })
  }
  return null
}

/** The strongest of the doubts about a product, in one line with the number of the others. null: there are none. */
export const warningLine = (doubts: readonly string[], words: ReportPage['product']): string | null => {
  const [doubt] = doubts
  if (doubt === undefined) return null
  return doubts.length === 1 ? doubt : fill(words.more_doubts, { doubt, count: doubts.length - 1 })
}

/**
 * Whether the strongest doubt is open, so that it is no warning: only the maker knows. A possible allergy is a warning all the same. In
 * results of earlier versions every doubt counts as sure, and a possible one as no allergy where its kind is not stored.
 */
export const isOpenDoubt = ({ cautions }: Pick<ResultProduct, 'cautions'>): boolean =>
  cautions?.[0]?.possible === true && cautions[0].kind !== 'allergy'

/**
 * One note for all products whose ingredient lists leave open whether they fit. null: there are none, a single product says it itself, or
 * the content has no such note.
 */
export const askNote = (
  products: readonly Pick<ResultProduct, 'cautions'>[],
  { ask_note }: Pick<ReportPage['product'], 'ask_note'>,
): string | null => {
  const { length: count } = products.filter(({ cautions }) => cautions?.some(({ possible }) => possible))
  return ask_note === undefined || count === 0 || products.length < 2
    ? null
    : fill(ask_note, { count, total: products.length })
}

/** What is said once of all products: what they have in common, and how many leave something open. */
export const ofAllProducts = (
  products: readonly Pick<ResultProduct, 'cautions' | 'reasons'>[],
  copy: ReportPage['product'],
  forms: readonly ReasonForms[],
  locale: string,
): readonly string[] => [
  ...commonReasons(shownReasons(products, copy.max_reasons).inCommon, copy, forms, products.length, locale),
  ...[askNote(products, copy)].filter((note) => note !== null),
]

/** The line about the product that a routine step needs. */
export const stepProduct = (
  { slot_label }: Pick<ResultRoutineStep, 'slot_label'>,
  words: ReportPage['routines'],
): string => (slot_label === null ? words.no_product : `${words.product}: ${slot_label}`)

/** The texts of the card with the first thing to do. */
export const firstThingTexts = (
  { because, how_often, text, title }: FirstThing,
  { first, routines, tips }: Pick<ReportPage, 'first'> & Partial<Pick<ReportPage, 'routines' | 'tips'>>,
) => ({
  heading: first.heading,
  title,
  text,
  detail:
    because !== undefined && tips
      ? { label: tips.because, text: because }
      : how_often !== undefined && routines
        ? { label: routines.how_often, text: how_often }
        : null,
})

/** The tips without the first thing to do, which the page shows above them. A badge that has no other tip keeps it. */
export const tipsBesideFirst = (
  badges: readonly ResultBadge[],
  first: FirstThing | undefined,
): readonly ResultBadge[] =>
  badges.map((badge) => {
    const tips = badge.tips.filter(({ id }) => id !== first?.tip)
    return tips.length > 0 ? { ...badge, tips } : badge
  })
