import type { FirstThing, Result, ResultTip } from '#types/api.generated.ts'
import { lowestNamed } from './summary.ts'

const evidenceOrder: readonly ResultTip['evidence'][] = ['strong', 'moderate', 'weak', 'custom']

/**
 * What to do first: of the tips for the score that the sentence of the result names first, or else of all tips, the one with the
 * best priority and, among those, the best evidence; without tips the first step of the routine. undefined: the result has neither.
 */
export const firstThing = ({
  routine,
  scores,
  tips,
}: Pick<Result, 'routine' | 'scores' | 'tips'>): FirstThing | undefined => {
  const all = tips.flatMap((badge) => badge.tips)
  const lowest = lowestNamed(scores)
  const forLowest = lowest ? all.filter(({ score }) => score === lowest.id) : []
  // `sort` is stable: of equal tips the first one of the content stays first.
  const [tip] = (forLowest.length > 0 ? forLowest : all).sort(
    (a, b) => priorityOf(a) - priorityOf(b) || evidenceOf(a) - evidenceOf(b),
  )
  if (tip) return { tip: tip.id, title: tip.title, text: tip.text, because: tip.because }
  const [step] = routine.flatMap((part) => part.steps)
  return step && { title: step.title, text: step.text, how_often: step.how_often }
}

/** Results that are older than the field have no priorities. */
const priorityOf = ({ priority = Number.MAX_SAFE_INTEGER }: ResultTip): number => priority

const evidenceOf = ({ evidence }: ResultTip): number => evidenceOrder.indexOf(evidence)
