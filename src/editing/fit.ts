import { editData, isList, valueAt, type Edit } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { editOf, type DataOperation } from '#editing/apply.ts'
import { isAddition, isRemoval } from '#editing/operation.ts'
import { idOf, indexOf, pathOf, valueIn } from '#editing/place.ts'

/** Whether an operation can be applied to this data, which somebody else may have changed since the operation was made. */
export type Fit =
  /** `edit` is null when the data already is as the operation wants it. */
  | { readonly fits: true; readonly edit: Edit | null }
  | {
      readonly fits: false
      /** `changed`: the value is not `before`. `gone`: there is no such place. `exists`: something else is where it adds. */
      readonly reason: 'changed' | 'gone' | 'exists'
      readonly theirs: unknown
    }

/** Whether the operation still applies to this data, or what the data has instead. */
export const fitOf = (data: unknown, operation: DataOperation): Fit => {
  switch (operation.kind) {
    case 'set':
      return fitOfSet(data, operation)
    case 'insert':
      return fitOfInsert(data, operation)
    case 'delete':
      return fitOfDelete(data, operation)
    case 'move':
      return editOf(data, operation) ? edited(data, operation) : gone
  }
}

const fitOfSet = (data: unknown, operation: DataOperation & { kind: 'set' }): Fit => {
  const { after, before, place } = operation
  const path = pathOf(data, place)
  const owner = path && valueAt(data, path.slice(0, -1))
  if (!path || (place.length > 0 && (typeof owner !== 'object' || owner === null)))
    return isRemoval(operation) ? asWanted : gone
  const theirs = valueAt(data, path)
  if (isSameData(theirs, after)) return asWanted
  if (!isSameData(theirs, before))
    return { fits: false, theirs, reason: theirs === undefined ? 'gone' : isAddition(operation) ? 'exists' : 'changed' }
  return edited(data, operation)
}

const fitOfInsert = (data: unknown, operation: DataOperation & { kind: 'insert' }): Fit => {
  const list = valueIn(data, operation.list)
  const id = idOf(operation.entry)
  const same = isList(list) && id !== undefined ? indexOf(list, id) : undefined
  if (!isList(list) || same === undefined) return edited(data, operation)
  return isSameData(list[same], operation.entry) ? asWanted : { fits: false, reason: 'exists', theirs: list[same] }
}

const fitOfDelete = (data: unknown, operation: DataOperation & { kind: 'delete' }): Fit => {
  const list = valueIn(data, operation.list)
  const id = idOf(operation.entry)
  if (!isList(list)) return asWanted
  // An entry without an id may have become the one that is now at its index.
  if (id === undefined)
    return editOf(data, operation)
      ? edited(data, operation)
      : { fits: false, reason: 'changed', theirs: list[operation.index] }
  const index = indexOf(list, id)
  if (index === undefined) return asWanted
  return isSameData(list[index], operation.entry)
    ? edited(data, operation)
    : { fits: false, reason: 'changed', theirs: list[index] }
}

const asWanted: Fit = { fits: true, edit: null }
const gone: Fit = { fits: false, reason: 'gone', theirs: undefined }

const edited = (data: unknown, operation: DataOperation): Fit => {
  const edit = editOf(data, operation)
  return edit && editData(data, edit) !== undefined ? { fits: true, edit } : gone
}
