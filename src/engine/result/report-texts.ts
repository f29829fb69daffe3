import type { Result, ResultRoutineStep, ResultScore } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'

/** Notes below the ledger of a score: that the sum was limited to 0 or 100, and how many questions were skipped. */
export const ledgerNotes = (
  { skipped, sum }: Pick<ResultScore, 'skipped' | 'sum'>,
  words: ReportPage['ledger'],
): readonly string[] => [
  ...(sum < 0 ? [words.clamp_low] : []),
  ...(sum > 100 ? [words.clamp_high] : []),
  ...(skipped > 0 ? [fill(words.skipped, { count: skipped })] : []),
]

/** The heading above the insight, on the report page and in the PDF. */
export const insightHeading = ({ objectives }: Pick<ReportPage, 'objectives'>): string =>
  objectives.cards.find(({ id }) => id === 'insight')?.title ?? objectives.heading

/** How many answers a result is based on, and why there are no more, as sentences in their order. */
export const basisSentences = (
  { answered, total, unanswered }: Pick<Result, 'answered' | 'total' | 'unanswered'>,
  words: ReportPage['scores'],
): readonly string[] => {
  const basis = `${fill(words.based_on, { count: answered })}.`
  if (!unanswered || answered === total) return [basis]
  const reasons = (['not_applicable', 'no_consent', 'skipped'] as const).flatMap((reason) =>
    unanswered[reason] > 0 ? [fill(words[reason], { count: unanswered[reason] })] : [],
  )
  return [basis, fill(words.of_total, { total }), ...reasons]
}

/** The line about the product that a routine step needs. */
export const stepProduct = (
  { slot_label }: Pick<ResultRoutineStep, 'slot_label'>,
  words: ReportPage['routines'],
): string => (slot_label === null ? words.no_product : `${words.product}: ${slot_label}`)

/** A score as a sentence, for screen readers. An unknown score has neither number nor band. */
export const scoreSentence = (
  template: string,
  { condition, condition_band, name }: Pick<ResultScore, 'condition' | 'condition_band' | 'name'>,
): string => fill(template, { score: name, value: condition ?? '', word: condition_band?.label ?? '' })

/** With a minus sign (U+2212) in place of the hyphen: it is as wide as the plus sign. */
export const pointsOf = (points: number): string => String(points).replace('-', '−')

/** Points with their sign: "+3", "−2". */
export const changeOf = (points: number): string => (points > 0 ? `+${points}` : pointsOf(points))
