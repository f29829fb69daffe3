import type { ScoreChange } from './score-change.ts'

/** Where a score moved: towards its good end, away from it, or elsewhere. null: its two values cannot be compared. */
export const movementOf = ({
  difference,
  direction,
}: Pick<ScoreChange, 'difference' | 'direction'>): 'better' | 'worse' | 'moved' | 'same' | null => {
  if (difference === null) return null
  if (difference === 0) return 'same'
  if (direction === 'neutral') return 'moved'
  return difference > 0 === (direction === 'high_is_good') ? 'better' : 'worse'
}

/** `lower` and `higher`: a score that moved away from its good end or has none, or any score while it is too soon for a verdict. */
export type SummaryLine = 'better' | 'lower' | 'higher' | 'same'

/** The line of the summary that names a score. null: its two values cannot be compared. */
export const summaryLineOf = (
  change: Pick<ScoreChange, 'difference' | 'direction'>,
  isEarly: boolean,
): SummaryLine | null => {
  const movement = movementOf(change)
  if (movement === null || movement === 'same' || (movement === 'better' && !isEarly)) return movement
  return (change.difference ?? 0) > 0 ? 'higher' : 'lower'
}

/**
 * Two reports in one word. `mixed`: some scores are better and some are worse. `moved`: what changed has no good end. `unknown`: no score
 * can be compared.
 */
export type Verdict = {
  readonly kind: 'better' | 'worse' | 'mixed' | 'moved' | 'same' | 'unknown'
  /** How many scores are better, how many worse, how many changed, and how many can be compared. */
  readonly better: number
  readonly worse: number
  readonly changed: number
  readonly total: number
}

/**
 * Whether the scores got better, worse or both since the earlier result, with the counts. Scores without a difference to compare are left
 * out.
 */
export const verdictOf = (scores: readonly Pick<ScoreChange, 'difference' | 'direction'>[]): Verdict => {
  const moves = scores.map(movementOf).filter((move) => move !== null)
  const count = (one: (typeof moves)[number]): number => moves.filter((move) => move === one).length
  const [better, worse, moved, total] = [count('better'), count('worse'), count('moved'), moves.length]
  return { kind: kindOf(better, worse, moved, total), better, worse, changed: total - count('same'), total }
}

const kindOf = (better: number, worse: number, moved: number, total: number): Verdict['kind'] => {
  if (better > 0) return worse > 0 ? 'mixed' : 'better'
  if (worse > 0) return 'worse'
  if (moved > 0) return 'moved'
  return total > 0 ? 'same' : 'unknown'
}

const weekInMs = 7 * 24 * 60 * 60 * 1000

/** Whether two reports (ISO times, in any order) are too close to each other to tell an effect. */
export const isTooEarly = (before: string, after: string, weeks: number): boolean =>
  Math.abs(Date.parse(after) - Date.parse(before)) < weeks * weekInMs
