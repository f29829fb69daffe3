import { isDataMap, isList, valueAt } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { NodeAt } from '#editing/names/schema-nodes.ts'
import { requiredCount } from './required-count.ts'
import { limitsOf } from './limits.ts'
import { ownerOf, type Mark } from './mark.ts'
import type { Removals } from './removals.ts'

/**
 * Removes an entry or a setting, and whatever cannot exist without it: a list or map that would have too few entries, or the owner of a
 * required setting.
 *
 * @param isNeeded whether the owner is meaningless without it, although the schema would allow that
 */
export type RemoveWithOwner = (mark: Mark, isNeeded?: boolean) => void

export const createOwnerRemoval = (
  data: ContentData,
  nodeAt: NodeAt,
  { isGone, remove }: Removals,
): RemoveWithOwner => {
  /** How many of these entries or settings of an owner are left. */
  const countLeft = (owner: Mark, steps: readonly (string | number)[]): number =>
    steps.filter((step) => !isGone({ file: owner.file, path: [...owner.path, step] })).length

  const removeEntry = (mark: Mark, list: Mark, indexes: readonly number[], isNeeded: boolean) => {
    remove(mark)
    const left = countLeft(list, indexes)
    const isOptional = nodeAt(list.file, list.path)?.isRequired === false
    if (left < requiredCount(nodeAt, list, 'minItems') || (left === 0 && isOptional)) removeWithOwner(list, isNeeded)
  }

  const removeSetting = (mark: Mark, owner: Mark, names: readonly string[], isNeeded: boolean) => {
    const left = countLeft(
      owner,
      names.filter((name) => name !== mark.path.at(-1)),
    )
    const isTooFew = left < requiredCount(nodeAt, owner, 'minProperties')
    const cannotGoAlone = isNeeded || isTooFew || nodeAt(mark.file, mark.path)?.isRequired === true
    if (cannotGoAlone && owner.path.length > 0) return removeWithOwner(owner)
    remove(mark)
    limitsOf(data, mark).forEach(remove)
  }

  const removeWithOwner = (mark: Mark, isNeeded = false): void => {
    if (isGone(mark)) return
    const owner = ownerOf(mark)
    const value = valueAt(data.get(owner.file), owner.path)
    if (isList(value)) removeEntry(mark, owner, [...value.keys()], isNeeded)
    else removeSetting(mark, owner, isDataMap(value) ? Object.keys(value) : [], isNeeded)
  }
  return removeWithOwner
}
