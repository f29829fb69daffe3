import { valueAt } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { NodeAt } from '#editing/names/schema-nodes.ts'
import { markKey, ownerOf, type Mark, type NewValue } from './mark.ts'
import { prunedCondition } from './pruned-condition.ts'
import type { Removals } from './removals.ts'
import type { RemoveWithOwner } from './remove-with-owner.ts'

/** What happens to something whose condition read only deleted things: it is for everybody, or it is deleted as well. */
export type EmptyChoice = 'everybody' | 'delete'

/** A condition that would be empty, with what was chosen for it. */
export type EmptiedCondition = Mark & { readonly choice: EmptyChoice; readonly choices: readonly EmptyChoice[] }

/** The conditions that a deletion changes. */
export type ConditionPruning = {
  /** Removes the parts of a condition that read something deleted. Returns whether anything changes. */
  readonly prune: (condition: Mark) => boolean
  /** Conditions that lose a part. */
  readonly shortened: () => readonly NewValue[]
  readonly emptied: () => readonly EmptiedCondition[]
}

/** @param choose what an editor has chosen for a condition that would be empty; undefined: nothing yet */
export const createConditionPruning = (
  data: ContentData,
  nodeAt: NodeAt,
  { isGone, isThingGone, remove }: Removals,
  removeWithOwner: RemoveWithOwner,
  choose: (condition: Mark) => EmptyChoice | undefined,
): ConditionPruning => {
  const shortened = new Map<string, NewValue>()
  const emptied = new Map<string, EmptiedCondition>()

  const shorten = (condition: Mark, original: unknown, value: unknown): boolean => {
    const key = markKey(condition)
    const before = shortened.get(key)?.value ?? original
    shortened.set(key, { ...condition, value })
    return !isSameData(before, value)
  }
  const empty = (condition: Mark) => {
    const key = markKey(condition)
    const choices = choicesFor(nodeAt, condition)
    const wanted = choose(condition)
    const choice = wanted && choices.includes(wanted) ? wanted : (choices[0] ?? 'everybody')
    shortened.delete(key)
    emptied.set(key, { ...condition, choice, choices })
    if (choice === 'delete') removeWithOwner(ownerOf(condition))
    else remove(condition)
  }
  return {
    prune: (condition) => {
      const original = valueAt(data.get(condition.file), condition.path)
      const value = prunedCondition(original, isThingGone)
      if (value !== undefined) return shorten(condition, original, value)
      empty(condition)
      return true
    },
    shortened: () => [...shortened.values()].filter((condition) => !isGone(condition)),
    // If the owner of a condition is deleted for another reason, there is nothing to decide.
    emptied: () => [...emptied.values()].filter(({ choice, ...mark }) => choice === 'delete' || !isGone(ownerOf(mark))),
  }
}

/** What can happen to something that has this condition. The first choice is the default. */
const choicesFor = (nodeAt: NodeAt, condition: Mark): readonly EmptyChoice[] => {
  const owner = ownerOf(condition)
  const isNeeded = nodeAt(condition.file, condition.path)?.isRequired === true
  // Variants and insights are tried in order, so one without a condition would hide those after it.
  const isTriedInOrder = nodeAt(owner.file, owner.path)?.schemas.some((schema) =>
    ['RoutineVariant', 'Insight'].includes(String(schema['x-type'])),
  )
  return [
    ...(isNeeded || isTriedInOrder ? [] : (['everybody'] as const)),
    ...(owner.path.length > 0 ? (['delete'] as const) : []),
  ]
}
