import { isDataMap, isList } from '#content/write/edit.ts'
import { isSamePlace, valueIn, type Place } from '#editing/place.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { entryNoun } from './entry-words.ts'
import { describedAt } from './schema-at.ts'
import { settingName } from './value-change.ts'

/**
 * The name that distinguishes a list from others of the same item whose entries have the same noun: `condition bands`, `footer`. undefined:
 * there is no other such list.
 *
 * @param owner the item or the entry that contains the list
 */
export const listName = (
  schemas: Schemas,
  root: unknown,
  { file, list, owner }: { readonly file: string; readonly list: Place; readonly owner: Place },
): string | undefined => {
  const noun = entryNoun(schemas, file, list)
  const others = listsIn(valueIn(root, owner), owner).filter(
    (other) => !isSamePlace(other, list) && entryNoun(schemas, file, other) === noun,
  )
  const differs = list.findIndex((step, index) => others.some((other) => other[index] !== step))
  return differs === -1
    ? undefined
    : settingName(describedAt(schemas, file, list.slice(0, differs + 1)).title, list[differs])
}

/** The lists of entries of an item, without the lists inside these entries. */
const listsIn = (value: unknown, place: Place): readonly Place[] => {
  if (isList(value)) return value.some(isDataMap) ? [place] : []
  return isDataMap(value) ? Object.keys(value).flatMap((key) => listsIn(value[key], [...place, key])) : []
}
