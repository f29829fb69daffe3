import { isDataMap, isList, valueAt } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import type { ContentData } from '#editing/content-data.ts'
import { namesOf, type NamedPlace } from '#editing/names/names-of.ts'
import { conditionPath, schemaNodes, type NodeAt } from '#editing/names/schema-nodes.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { limitsOf } from './limits.ts'
import { markKey, ownerOf, type Mark, type NewValue } from './mark.ts'
import { prunedCondition } from './pruned-condition.ts'
import { createRemovals } from './removals.ts'
import { leftWithoutStep } from './left-without-step.ts'
import { refersTo, type Thing } from './thing.ts'

/** What happens to something whose condition read only deleted things: it is for everybody, or it is deleted as well. */
export type EmptyChoice = 'everybody' | 'delete'

/** A condition that would be empty, with what was chosen for it. */
type EmptiedCondition = Mark & { readonly choice: EmptyChoice; readonly choices: readonly EmptyChoice[] }

export type DeletionMarks = {
  /** The entries and settings to remove. None is inside another one. */
  readonly removed: readonly Mark[]
  /** Conditions that lose a part. */
  readonly conditions: readonly NewValue[]
  readonly emptied: readonly EmptiedCondition[]
  /** Everything with an id that is deleted. */
  readonly things: readonly Thing[]
}

/**
 * Collects what has to be removed or changed when an entry is deleted, until nothing refers to anything deleted.
 *
 * @param choose what an editor has chosen for a condition that would be empty; undefined: nothing yet
 */
export const deletionMarks = (
  data: ContentData,
  schemas: Schemas,
  entry: Mark,
  choose: (condition: Mark) => EmptyChoice | undefined,
  canDeleteFile: (file: string) => boolean,
): DeletionMarks => {
  const nodeAt = schemaNodes(data, schemas)
  const names = namesOf(data, schemas)
  const { isGone, isThingGone, outermost, remove, things } = createRemovals(data, names)
  const conditions = new Map<string, NewValue>()
  const emptied = new Map<string, EmptiedCondition>()

  /**
   * Removes an entry or a setting, and whatever cannot exist without it: a list or map that would have too few entries, or the owner of a
   * required setting.
   *
   * @param isNeeded whether the owner is meaningless without it, although the schema would allow that
   */
  const removeWithOwner = (mark: Mark, isNeeded = false): void => {
    if (isGone(mark)) return
    const owner = ownerOf(mark)
    const entries = valueAt(data.get(owner.file), owner.path)
    if (isList(entries)) {
      remove(mark)
      const left = entries.filter((_, index) => !isGone({ ...owner, path: [...owner.path, index] })).length
      const isOptional = nodeAt(owner.file, owner.path)?.isRequired === false
      if (left < fewest(nodeAt, owner, 'minItems') || (left === 0 && isOptional)) removeWithOwner(owner, isNeeded)
      return
    }
    const keys = isDataMap(entries) ? Object.keys(entries).filter((key) => key !== mark.path.at(-1)) : []
    const left = keys.filter((key) => !isGone({ ...owner, path: [...owner.path, key] })).length
    const isTooFew = left < fewest(nodeAt, owner, 'minProperties')
    const cannotGoAlone = isNeeded || isTooFew || nodeAt(mark.file, mark.path)?.isRequired === true
    if (cannotGoAlone && owner.path.length > 0) return removeWithOwner(owner)
    remove(mark)
    limitsOf(data, mark).forEach(remove)
  }

  /** Removes the parts of a condition that read something deleted. Returns whether anything changes. */
  const pruneCondition = (condition: Mark): boolean => {
    const key = markKey(condition)
    const original = valueAt(data.get(condition.file), condition.path)
    const value = prunedCondition(original, isThingGone)
    if (value !== undefined) {
      const before = conditions.get(key)?.value ?? original
      conditions.set(key, { ...condition, value })
      return !isSameData(before, value)
    }
    const choices = choicesFor(nodeAt, condition)
    const wanted = choose(condition)
    const choice = wanted && choices.includes(wanted) ? wanted : (choices[0] ?? 'everybody')
    conditions.delete(key)
    emptied.set(key, { ...condition, choice, choices })
    if (choice === 'delete') removeWithOwner(ownerOf(condition))
    else remove(condition)
    return true
  }

  /** Removes a reference to something deleted. Returns whether anything changes. */
  const removeName = (name: NamedPlace): boolean => {
    const condition = conditionPath(nodeAt, name.file, name.path)
    if (condition) return pruneCondition({ file: name.file, path: condition })
    // Without its option, a rule would apply to every answer. Without its section, a score would have no questions.
    removeWithOwner(name, name.kind === 'option' || name.kind === 'section')
    return true
  }

  remove(entry)
  // What is removed because it refers to something may itself be referred to elsewhere: repeat until nothing changes.
  for (let changed = true; changed;) {
    changed = false
    for (const name of names)
      if (!isGone(name) && things().some((thing) => refersTo(name, thing))) changed = removeName(name) || changed
    for (const entry of leftWithoutStep(data, isGone)) {
      if (entry.path.length === 0 && !canDeleteFile(entry.file)) continue
      remove(entry)
      changed = true
    }
  }
  return {
    removed: outermost(),
    conditions: [...conditions.values()].filter((condition) => !isGone(condition)),
    // If the owner of a condition is deleted for another reason, there is nothing to decide.
    emptied: [...emptied.values()].filter(({ choice, ...mark }) => choice === 'delete' || !isGone(ownerOf(mark))),
    things: things(),
  }
}

/** Whether the list would have fewer entries than the schema requires without this one. */
export const isLastNeeded = (data: ContentData, schemas: Schemas, entry: Mark): boolean => {
  const owner = ownerOf(entry)
  const list = valueAt(data.get(owner.file), owner.path)
  return isList(list) && list.length - 1 < fewest(schemaNodes(data, schemas), owner, 'minItems')
}

/** The list that is deleted with its last entry because it is optional, such as `scores`. undefined: the list stays. */
export const optionalListOf = (data: ContentData, schemas: Schemas, entry: Mark): Mark | undefined => {
  const owner = ownerOf(entry)
  const isOptional = owner.path.length === 1 && schemaNodes(data, schemas)(owner.file, owner.path)?.isRequired === false
  return isOptional && isLastNeeded(data, schemas, entry) ? owner : undefined
}

/** How many entries the schema requires in a list, or settings in a map. */
const fewest = (nodeAt: NodeAt, { file, path }: Mark, keyword: 'minItems' | 'minProperties'): number =>
  Math.max(0, ...(nodeAt(file, path)?.schemas ?? []).map((schema) => Number(schema[keyword] ?? 0)))

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
