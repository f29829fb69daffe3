/** How a score was computed, in the direction of the number that is shown: the start, what each answer changes, and the sum. */
import type { ResultScore } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'
import { formatAmount, formatPoints, formatValue } from '#engine/result/scores/score-numbers.ts'
import { clampNote } from '#engine/result/scores/score-texts.ts'
import { rounded, totalPoints } from '#engine/result/scores/score-range.ts'
import {
  clampedEnd,
  isMirrored,
  mirroredScale,
  shownScore,
  type ShownScore,
} from '#engine/result/scores/shown-score.ts'

type LedgerWords = ReportPage['ledger']

export type LedgerView = {
  readonly heading: string
  readonly lead: string
  /** They add up to exactly the value that is shown: a mean, a limit of the scale and rounding have lines of their own. */
  readonly lines: readonly LedgerLine[]
  /** The value, after an equals sign. */
  readonly sum: { readonly points: string; readonly text: string }
  /** Skipped questions. */
  readonly notes: readonly string[]
}
export type LedgerLine = {
  readonly id: string
  readonly amount: number
  /** The amount as it is written: of the start without a sign, of a change with one. */
  readonly points: string
  /** The reason or, if the content has none, the question. */
  readonly text: string
  /** null: no answer caused this line. */
  readonly answer: string | null
  readonly evidence: string | null
}

/** What a line has below its text: the answer, unless the text repeats it, and the evidence. */
export const detailsOf = ({ answer, evidence, text }: LedgerLine): readonly string[] =>
  [answer === null || repeats(text, answer) ? null : answer, evidence].filter((detail) => detail !== null)

/** A single word, such as 'No', could be in the text by chance. */
const repeats = (text: string, answer: string): boolean =>
  answer.includes(' ') && text.toLowerCase().includes(answer.toLowerCase())

type UnwrittenLine = Omit<LedgerLine, 'points'>

/** The id of the line with which a ledger begins. */
export const startId = 'start'

/** null for a score without a value. */
export const ledgerView = (score: ResultScore, words: LedgerWords, locale: string): LedgerView | null => {
  const shown = shownScore(score)
  if (shown.value === null) return null
  const value = formatValue(shown.value, shown, locale)
  const ofAnswers = answerLines(score, words)
  return {
    heading: fill(words.heading, { score: shown.name, value }),
    lead: shown.isMirrored ? words.lead : words.points.lead,
    lines: [
      ...startLines(score, words),
      ...(ofAnswers.length === 0 ? [changeLine('none', 0, words.no_points)] : ofAnswers),
      ...valueLines(score, shown, shown.value, words, locale).filter(({ amount }) => amount !== 0),
    ].map((line) => ({
      ...line,
      points: line.id === startId ? formatAmount(line.amount, locale) : formatPoints(line.amount, locale),
    })),
    sum: { points: `= ${value}`, text: sumText(score, words) },
    notes: score.skipped > 0 ? [fill(words.skipped, { count: score.skipped })] : [],
  }
}

/** A mirrored score starts at the top of its scale, and its base is taken off. Any other starts at its base, or at 0 without a line. */
const startLines = (score: ResultScore, words: LedgerWords): readonly UnwrittenLine[] => {
  const mirrored = isMirrored(score)
  if (score.base === 0 && !mirrored) return []
  const [amount, text] = mirrored ? [mirroredScale.to, words.start] : [score.base, words.base]
  const start = changeLine(startId, amount, text)
  return mirrored && score.base !== 0 ? [start, changeLine('everyone', -score.base, words.everyone)] : [start]
}

const answerLines = (score: ResultScore, words: LedgerWords): readonly UnwrittenLine[] => {
  // A mirrored score is stored as the concern, which counts up: what adds to it takes from the number that is shown.
  const turn = isMirrored(score) ? -1 : 1
  return score.entries.map(({ answer, because, evidence, points, question, title }, at) => ({
    ...changeLine(`${question}-${at}`, turn * points, because ?? title),
    answer,
    evidence: evidence === undefined ? null : words.evidence[evidence],
  }))
}

/** From start and answers together to the value. An amount of 0 has nothing to say. */
const valueLines = (
  score: ResultScore,
  shown: ShownScore,
  value: number,
  words: LedgerWords,
  locale: string,
): readonly UnwrittenLine[] => {
  const total = rounded(totalPoints(score.entries), 6)
  const isMean = !isMirrored(score) && score.combine === 'mean'
  // A mean rarely ends: its own line rounds it.
  const reached = isMean ? rounded(score.sum, shown.decimals) : score.sum
  const sum = shown.isMirrored ? mirroredScale.to - reached : reached
  const end = clampedEnd(score)
  const within = end === null ? sum : { low: shown.from, high: shown.to }[end]
  const division = fill(words.points.divided, {
    total: formatAmount(total, locale),
    count: Math.max(1, score.answered),
  })
  return [
    // 0 of a sum.
    changeLine('mean', isMean ? reached - score.base - total : 0, division),
    changeLine('limit', within - sum, end === null ? '' : clampNote(shown, end, words, locale)),
    changeLine('rounded', value - within, words.rounded),
  ]
}

/** The sixth decimal is beyond what points have, so that 0.3 − 0.1 is 0.2. */
const changeLine = (id: string, change: number, text: string): UnwrittenLine => ({
  id,
  amount: rounded(change, 6),
  text,
  answer: null,
  evidence: null,
})

const sumText = (score: ResultScore, { points, sum }: LedgerWords): string => {
  if (isMirrored(score)) return sum
  return score.combine === 'mean' ? fill(points.mean, { count: score.answered }) : points.sum
}
