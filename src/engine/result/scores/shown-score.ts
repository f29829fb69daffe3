import type { LedgerEntry, MirroredScore, OverviewBand, ResultScore } from '#types/api.generated.ts'

export type ShownBand = {
  readonly colour: OverviewBand['colour']
  readonly label: string
  readonly text?: string
  readonly phrase?: string
}

/** What a page or the PDF shows of a score: of a mirrored one the condition, of any other its value. */
export type ShownScore = {
  readonly name: string
  /** null: not enough answers. */
  readonly value: number | null
  readonly from: number
  readonly to: number
  readonly direction: 'high_is_good' | 'low_is_good' | 'neutral'
  readonly decimals: number
  readonly unit?: string
  readonly band: ShownBand | null
  readonly help?: string
  readonly isMirrored: boolean
}

/** Whether it adds up a concern and shows its mirror, the condition. */
export const isMirrored = (score: ResultScore): score is MirroredScore => 'condition' in score

export const shownScore = (score: ResultScore): ShownScore => {
  if (!isMirrored(score)) return { ...score, isMirrored: false }
  const { name, help, condition, condition_band } = score
  return { name, help, value: condition, band: condition_band, ...mirroredScale, isMirrored: true }
}

/** Whether there were enough answers for a value. */
export const isKnown = (score: ResultScore): boolean => shownScore(score).value !== null

/** Whether there were too few answers for every score. A content without scores asks for none. */
export const hasNoKnownScore = (scores: readonly ResultScore[]): boolean => scores.length > 0 && !scores.some(isKnown)

/** What mirrored scores have in common. */
export const mirroredScale = { from: 0, to: 100, direction: 'high_is_good', decimals: 0 } as const

/** What an entry of the ledger adds to the number that is shown. */
export const shownPoints = (score: ResultScore, { points }: Pick<LedgerEntry, 'points'>): number => {
  if (isMirrored(score)) return -points
  // A mean divides the points by the number of answers.
  return score.combine === 'mean' ? points / Math.max(1, score.answered) : points
}

/** The end of the scale that the sum went beyond, if it did. On the scale that is shown. */
export const clampedEnd = (score: ResultScore): 'low' | 'high' | null => {
  const { from, to } = shownScore(score)
  if (score.sum < from) return isMirrored(score) ? 'high' : 'low'
  if (score.sum > to) return isMirrored(score) ? 'low' : 'high'
  return null
}
