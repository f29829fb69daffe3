import type { ContentConstants } from '#content/slices/used-kinds.ts'
import type { FirstThing, Result } from '#types/api.generated.ts'

/**
 * Which parts the report of a result has, and so which of them a link may lead to: those of the modules of the content that have
 * something to show. A result that was stored earlier may have parts of a module that is gone.
 */
export const shownParts = (result: Result, first: FirstThing | undefined, has: ContentConstants['modules']) => ({
  groups: has.profile && result.groups.length > 0,
  scores: has.scores,
  insight: result.insight !== null,
  first: first !== undefined,
  objectives: has.profile && (result.issues.length > 0 || result.goals.length > 0),
  routines: has.routines && hasRoutine(result),
  tips: has.tips && result.tips.length > 0,
  products: has.products && result.products.length > 0,
})

export const hasRoutine = ({ routine }: Result): boolean => routine.some(({ steps }) => steps.length > 0)
