/** The texts around a score, the same on pages and in the PDF. */
import type { ResultScore } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'
import { clampedEnd, formatValue, shownScore, type ShownScore } from './shown-score.ts'

type ScoreWords = ReportPage['scores']
type LedgerWords = ReportPage['ledger']

/** What stands after the number: "/ 100", "of 27 points", "from 1 to 5". */
export const scaleText = (
  { from, isMirrored, to, unit }: Pick<ShownScore, 'from' | 'isMirrored' | 'to' | 'unit'>,
  { out_of, scale }: Pick<ScoreWords, 'out_of' | 'scale'>,
): string => {
  if (isMirrored) return out_of
  const ends = { from: pointsOf(from), to: pointsOf(to) }
  const text = fill(from === 0 ? scale.out_of : scale.between, ends)
  return unit === undefined ? text : `${text} ${unit}`
}

/**
 * A score as a sentence, for screen readers. An unknown score has neither number nor band.
 *
 * @param mirroredTemplate the sentence of a mirrored score
 */
export const scoreSentence = (
  score: ShownScore,
  words: Pick<ScoreWords, 'out_of' | 'scale'>,
  mirroredTemplate: string,
): string => {
  const { band, isMirrored, name, value } = score
  const number = value === null ? '' : formatValue(value, score)
  const word = band?.label ?? ''
  if (isMirrored) return fill(mirroredTemplate, { score: name, value: number, word })
  const { scale } = words
  return fill(band ? scale.spoken : scale.spoken_alone, {
    score: name,
    value: `${number} ${scaleText(score, words)}`,
    word,
  })
}

/** The explanation below the bar. Of a score with an own value it ends with the sentence about its good end. */
export const helpText = ({ direction, help, isMirrored }: ShownScore, { scale }: Pick<ScoreWords, 'scale'>): string => {
  const ends = { high_is_good: scale.high_is_good, low_is_good: scale.low_is_good, neutral: '' }
  return [help, isMirrored ? '' : ends[direction]].filter(Boolean).join(' ')
}

export type LedgerView = {
  readonly heading: string
  readonly lead: string
  /** null: everybody starts at 0. */
  readonly base: { readonly points: number; readonly text: string } | null
  readonly rows: readonly LedgerViewRow[]
  /** Stands in place of rows. */
  readonly none: string | null
  readonly sum: { readonly points: string; readonly text: string }
  /** How the sum became the number, its limits, and skipped questions. */
  readonly notes: readonly string[]
}
export type LedgerViewRow = {
  readonly question: string
  readonly points: number
  /** The reason or, if the content has none, the question. */
  readonly because: string
  readonly answer: string
  readonly evidence: string | null
}

/** How a score was computed. null for a score without a value. */
export const ledgerView = (score: ResultScore, words: LedgerWords): LedgerView | null => {
  const shown = shownScore(score)
  if (shown.value === null) return null
  const rows = score.entries.map(({ answer, because, evidence, points, question, title }) => ({
    question,
    points,
    because: because ?? title,
    answer,
    evidence: evidence === undefined ? null : words.evidence[evidence],
  }))
  const value = formatValue(shown.value, shown)
  return {
    heading: fill(words.heading, { score: shown.name, value }),
    rows,
    none: rows.length === 0 ? words.no_points : null,
    ...('condition' in score
      ? {
          lead: words.lead,
          base: { points: score.base, text: words.base },
          sum: { points: pointsOf(score.concern ?? 0), text: words.sum },
          notes: [fill(words.turned, { concern: score.concern ?? 0, value }), ...ledgerNotes(score, words)],
        }
      : {
          lead: words.points.lead,
          base: score.base === 0 ? null : { points: score.base, text: words.base },
          sum: {
            points: value,
            text: score.combine === 'mean' ? fill(words.points.mean, { count: score.answered }) : words.points.sum,
          },
          notes: ledgerNotes(score, words),
        }),
  }
}

/** Notes below the ledger of a score: that the sum was limited to an end of the range, and how many questions were skipped. */
const ledgerNotes = (score: ResultScore, words: LedgerWords): readonly string[] => {
  const [shown, end] = [shownScore(score), clampedEnd(score)]
  // The ledger of a mirrored score adds up the concern, whose low end is the high end of what is shown.
  const added = shown.isMirrored ? ({ low: 'high', high: 'low' } as const) : ({ low: 'low', high: 'high' } as const)
  return [
    ...(end === null ? [] : [clampNote(shown, added[end], words)]),
    ...(score.skipped > 0 ? [fill(words.skipped, { count: score.skipped })] : []),
  ]
}

/** What is said of a sum beyond an end of the range. */
export const clampNote = (
  { from, isMirrored, to }: Pick<ShownScore, 'from' | 'isMirrored' | 'to'>,
  end: 'low' | 'high',
  { clamp_high, clamp_low, points }: LedgerWords,
): string => {
  if (isMirrored) return end === 'low' ? clamp_low : clamp_high
  return fill(end === 'low' ? points.clamp_low : points.clamp_high, { from: pointsOf(from), to: pointsOf(to) })
}

/** With a minus sign (U+2212) in place of the hyphen: it is as wide as the plus sign. */
export const pointsOf = (points: number): string => String(points).replace('-', '−')

/** Points with their sign: "+3", "−2". */
export const changeOf = (points: number): string => (points > 0 ? `+${points}` : pointsOf(points))
