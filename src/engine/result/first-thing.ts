import type { FirstThing, Result, ResultTip } from '#types/api.generated.ts'

const evidenceOrder: readonly ResultTip['evidence'][] = ['strong', 'moderate', 'weak', 'custom']

/**
 * What to do first: the tip with the best priority and, among those, the best evidence; else the first step of the routine.
 * undefined: the result has neither.
 */
export const firstThing = ({ routine, tips }: Pick<Result, 'routine' | 'tips'>): FirstThing | undefined => {
  // `sort` is stable: of equal tips the first one of the content stays first.
  const [tip] = tips
    .flatMap((badge) => badge.tips)
    .sort((a, b) => priorityOf(a) - priorityOf(b) || evidenceOf(a) - evidenceOf(b))
  if (tip) return { title: tip.title, text: tip.text, because: tip.because }
  const [step] = routine.flatMap((part) => part.steps)
  return step && { title: step.title, text: step.text, how_often: step.how_often }
}

/** Results that are older than the field have no priorities. */
const priorityOf = ({ priority = Number.MAX_SAFE_INTEGER }: ResultTip): number => priority

const evidenceOf = ({ evidence }: ResultTip): number => evidenceOrder.indexOf(evidence)
