import type { Result } from '#types/api.generated.ts'
import { isKnown } from './scores/shown-score.ts'

/** Whether a score or trait is unknown. */
export const hasGaps = ({ groups, scores }: Pick<Result, 'groups' | 'scores'>): boolean =>
  !scores.every(isKnown) || groups.some(({ traits }) => traits.some(({ value }) => value === null))

/** Whether there are gaps that answers to skipped questions may fill. */
export const isIncomplete = (result: Pick<Result, 'groups' | 'scores' | 'unanswered'>): boolean =>
  (result.unanswered?.skipped ?? 0) > 0 && hasGaps(result)
