import type { Result } from '#types/api.generated.ts'
import { isKnown } from './scores/shown-score.ts'

/** Whether a score or trait is unknown while questions were skipped: more answers may fill the gap. */
export const isIncomplete = ({
  groups,
  scores,
  unanswered,
}: Pick<Result, 'groups' | 'scores' | 'unanswered'>): boolean =>
  (unanswered?.skipped ?? 0) > 0 &&
  (!scores.every(isKnown) || groups.some(({ traits }) => traits.some(({ value }) => value === null)))
