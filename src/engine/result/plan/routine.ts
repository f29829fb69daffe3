import type { ResultRoutinePart } from '#types/api.generated.ts'
import type { Routines, Slot } from '#types/content.generated.ts'
import { compileAll, firstMatching, type Facts } from '#engine/quiz/conditions.ts'

/** For every step of the routine the first variant whose condition holds. A step without one is left out. */
export const compileRoutine = ({ parts, slots }: Routines) => {
  const labels = new Map(slots.map(({ id, label }) => [id, label]))
  const compiled = parts.map(({ id, title, steps }) => ({
    id,
    title,
    steps: steps.map((step) => ({ id: step.id, title: step.title, variants: compileAll(step.variants) })),
  }))
  return (facts: Facts): readonly ResultRoutinePart[] =>
    compiled.map((part) => ({
      id: part.id,
      title: part.title,
      steps: part.steps.flatMap(({ id, title, variants }) => {
        const variant = firstMatching(variants, facts)
        if (!variant) return []
        const { id: chosen, slot = null, how_often, text } = variant
        const slot_label = slot === null ? null : (labels.get(slot) ?? slot)
        return [{ id, title, variant: chosen, slot, slot_label, how_often, text }]
      }),
    }))
}

/** The product slots that a routine needs, each once, in the order of its steps. `slots` are those of the content. */
export const slotsNeeded = (routine: readonly ResultRoutinePart[], slots: readonly Slot[]): readonly Slot[] => {
  const needed = new Map<string, Slot>()
  for (const { slot, slot_label } of routine.flatMap((part) => part.steps))
    if (slot !== null && !needed.has(slot))
      needed.set(slot, slots.find(({ id }) => id === slot) ?? { id: slot, label: slot_label ?? slot })
  return [...needed.values()]
}
