import type { Step } from '#types/content.generated.ts'

/** The kinds of step of which a quiz has at most one. */
export const singleSteps: ReadonlySet<unknown> = new Set<Step['kind']>([
  'intro',
  'photos',
  'review',
  'analysing',
  'results',
])
