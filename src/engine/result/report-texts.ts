/** How a result is put into the words of the report, the same on a screen and on paper. */
import type { Result, ResultRoutineStep, ResultScore } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'

/** What else has to be said about how a score was worked out. */
export const ledgerNotes = (
  { skipped, sum }: Pick<ResultScore, 'skipped' | 'sum'>,
  words: ReportPage['ledger'],
): readonly string[] => [
  ...(sum < 0 ? [words.clamp_low] : []),
  ...(sum > 100 ? [words.clamp_high] : []),
  ...(skipped > 0 ? [fill(words.skipped, { count: skipped })] : []),
]

/** What stands over the insight, wherever it is read. */
export const insightHeading = ({ objectives }: Pick<ReportPage, 'objectives'>): string =>
  objectives.cards.find(({ id }) => id === 'insight')?.title ?? objectives.heading

/** How many answers a result is based on, and why there are not more: sentences, in order. */
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

/** Which kind of product a step of the routine wants. */
export const stepProduct = (
  { slot_label }: Pick<ResultRoutineStep, 'slot_label'>,
  words: ReportPage['routines'],
): string => (slot_label === null ? words.no_product : `${words.product}: ${slot_label}`)

/** A score as a sentence. A score that is not known has no number and no word. */
export const scoreSentence = (
  template: string,
  { condition, condition_band, name }: Pick<ResultScore, 'condition' | 'condition_band' | 'name'>,
): string => fill(template, { score: name, value: condition ?? '', word: condition_band?.label ?? '' })

/** A true minus sign, as wide as the plus. */
export const pointsOf = (points: number): string => String(points).replace('-', '−')

/** What an answer did: it adds or takes away. */
export const changeOf = (points: number): string => (points > 0 ? `+${points}` : pointsOf(points))
