import { isDataMap } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { isAddition, isRemoval, type Operation } from './operation.ts'
import { idOf, type Place } from './place.ts'

/**
 * Where a new setting may have been before its act: in an entry from which the same act removes it, or which the act deletes. An example
 * is a question that passes the heading of its group on.
 *
 * @param operations those of the act
 */
export const settingOrigins = (
  operations: readonly Operation[],
  operation: Operation,
): readonly { readonly file: string; readonly place: Place }[] => {
  if (operation.kind !== 'set' || !isAddition(operation)) return []
  const name = String(operation.place.at(-1))
  const isIt = (value: unknown) => isSameData(value, operation.after)
  return operations.flatMap((other) => {
    const { file } = other
    if (other.kind === 'set' && isRemoval(other) && other.place.at(-1) === name && isIt(other.before))
      return [{ file, place: other.place }]
    if (other.kind === 'delete' && isDataMap(other.entry) && isIt(other.entry[name]))
      return [{ file, place: [...other.list, idOf(other.entry) ?? other.index, name] }]
    return []
  })
}
