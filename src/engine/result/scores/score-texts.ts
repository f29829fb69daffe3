/** The texts around a score, the same on pages and in the PDF. */
import type { ReportPage } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'
import { formatAmount, formatValue } from './score-numbers.ts'
import type { ShownBand, ShownScore } from './shown-score.ts'

type ScoreWords = ReportPage['scores']
type LedgerWords = ReportPage['ledger']

/** What is after the number: "/ 100", "of 27 points", "from 1 to 5". */
export const scaleText = (
  { from, isMirrored, to, unit }: Pick<ShownScore, 'from' | 'isMirrored' | 'to' | 'unit'>,
  { out_of, scale }: Pick<ScoreWords, 'out_of' | 'scale'>,
  locale: string,
): string => {
  if (isMirrored) return out_of
  const ends = { from: formatAmount(from, locale), to: formatAmount(to, locale) }
  const text = fill(from === 0 ? scale.out_of : scale.between, ends)
  return unit === undefined ? text : `${text} ${unit}`
}

/**
 * A score as a sentence, for screen readers. An unknown score has neither number nor band.
 *
 * @param mirroredTemplate the sentence of a mirrored score
 */
export const scoreSentence = (
  score: Pick<ShownScore, 'name' | 'value' | 'from' | 'to' | 'decimals' | 'unit' | 'isMirrored'> & {
    readonly band: Pick<ShownBand, 'label'> | null
  },
  words: Pick<ScoreWords, 'out_of' | 'scale'>,
  mirroredTemplate: string,
  locale: string,
): string => {
  const { band, isMirrored, name, value } = score
  const number = value === null ? '' : formatValue(value, score, locale)
  const word = band?.label ?? ''
  if (isMirrored) return fill(mirroredTemplate, { score: name, value: number, word })
  const { scale } = words
  return fill(band ? scale.spoken : scale.spoken_alone, {
    score: name,
    value: `${number} ${scaleText(score, words, locale)}`,
    word,
  })
}

/** The explanation below the bar. Of a score with an own value it ends with the sentence about its good end. */
export const helpText = ({ direction, help, isMirrored }: ShownScore, { scale }: Pick<ScoreWords, 'scale'>): string => {
  const ends = { high_is_good: scale.high_is_good, low_is_good: scale.low_is_good, neutral: '' }
  return [help, isMirrored ? '' : ends[direction]].filter(Boolean).join(' ')
}

/** What is said of a sum beyond an end of the range. */
export const clampNote = (
  { from, isMirrored, to }: Pick<ShownScore, 'from' | 'isMirrored' | 'to'>,
  end: 'low' | 'high',
  { clamp_high, clamp_low, points }: LedgerWords,
  locale: string,
): string => {
  if (isMirrored) return end === 'low' ? clamp_low : clamp_high
  return fill(end === 'low' ? points.clamp_low : points.clamp_high, {
    from: formatAmount(from, locale),
    to: formatAmount(to, locale),
  })
}
