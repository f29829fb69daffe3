import { isList, valueAt } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { namesOf, type NamedPlace } from '#editing/names/names-of.ts'
import { conditionPath, schemaNodes } from '#editing/names/schema-nodes.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { requiredCount } from './required-count.ts'
import { leftWithoutStep } from './left-without-step.ts'
import { ownerOf, type Mark, type NewValue } from './mark.ts'
import { createConditionPruning, type EmptiedCondition, type EmptyChoice } from './prune-conditions.ts'
import { createRemovals } from './removals.ts'
import { createOwnerRemoval } from './remove-with-owner.ts'
import { refersTo, type Thing } from './thing.ts'

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
  const removals = createRemovals(data, names)
  const { isGone, outermost, remove, things } = removals
  const removeWithOwner = createOwnerRemoval(data, nodeAt, removals)
  const conditions = createConditionPruning(data, nodeAt, removals, removeWithOwner, choose)

  /** Removes a reference to something deleted. Returns whether anything changes. */
  const removeName = (name: NamedPlace): boolean => {
    const condition = conditionPath(nodeAt, name.file, name.path)
    if (condition) return conditions.prune({ file: name.file, path: condition })
    // Without its option, a rule would apply to every answer. Without its section, a score would have no questions.
    removeWithOwner(name, name.kind === 'option' || name.kind === 'section')
    return true
  }
  /** Removes all names of what is gone. Returns whether that changes anything. */
  const removeNames = (): boolean => {
    let isChanged = false
    for (const name of names)
      if (!isGone(name) && things().some((thing) => refersTo(name, thing))) isChanged = removeName(name) || isChanged
    return isChanged
  }
  /** Removes the sections and tabs whose steps are all gone. Returns whether there are any. */
  const removeLeftWithoutStep = (): boolean => {
    const left = leftWithoutStep(data, isGone).filter(({ file, path }) => path.length > 0 || canDeleteFile(file))
    left.forEach(remove)
    return left.length > 0
  }

  remove(entry)
  // What is removed because it refers to something may itself be referred to elsewhere: repeat until nothing changes.
  let isChanged = true
  while (isChanged) {
    const hadNames = removeNames()
    const hadMore = removeLeftWithoutStep()
    isChanged = hadNames || hadMore
  }
  return {
    removed: outermost(),
    conditions: conditions.shortened(),
    emptied: conditions.emptied(),
    things: things(),
  }
}

/** Whether the list would have fewer entries than the schema requires without this one. */
export const isLastNeeded = (data: ContentData, schemas: Schemas, entry: Mark): boolean => {
  const owner = ownerOf(entry)
  const list = valueAt(data.get(owner.file), owner.path)
  return isList(list) && list.length - 1 < requiredCount(schemaNodes(data, schemas), owner, 'minItems')
}

/** The list that is deleted with its last entry because it is optional, such as `scores`. undefined: the list stays. */
export const optionalListOf = (data: ContentData, schemas: Schemas, entry: Mark): Mark | undefined => {
  const owner = ownerOf(entry)
  const isOptional = owner.path.length === 1 && schemaNodes(data, schemas)(owner.file, owner.path)?.isRequired === false
  return isOptional && isLastNeeded(data, schemas, entry) ? owner : undefined
}
