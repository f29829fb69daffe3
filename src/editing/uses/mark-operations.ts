import { isDataMap, isList, valueAt, type DataPath } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Operation } from '#editing/operation.ts'
import { idOf, placeAt } from '#editing/place.ts'
import type { Mark, NewValue } from './mark.ts'

/** The operations that remove the marked places and set the new values. No place may be inside a removed one. */
export const markOperations = (
  data: ContentData,
  removed: readonly Mark[],
  values: readonly NewValue[],
  texts: ReadonlyMap<string, string>,
): readonly Operation[] => [
  ...values.map(({ file, next, path, value }): Operation => {
    const root = data.get(file)
    const before = valueAt(root, path)
    const place = placeAt(root, path)
    return before === undefined
      ? { kind: 'set', file, place, after: value, ...(next !== undefined && { next }) }
      : { kind: 'set', file, place, before, after: value }
  }),
  // From the last to the first, so that earlier positions stay valid.
  ...removed.toSorted((a, b) => inOrder(b.path, a.path)).map((mark) => removal(data, mark, texts)),
]

const removal = (data: ContentData, { file, path }: Mark, texts: ReadonlyMap<string, string>): Operation => {
  if (path.length === 0) return { kind: 'file', file, before: texts.get(file) ?? null, after: null }
  const root = data.get(file)
  const owner = valueAt(root, path.slice(0, -1))
  const before = valueAt(root, path)
  if (isList(owner)) {
    const index = Number(path.at(-1))
    const follows = idOf(owner[index - 1]) ?? null
    return { kind: 'delete', file, list: placeAt(root, path.slice(0, -1)), entry: before, index, follows }
  }
  const keys = isDataMap(owner) ? Object.keys(owner) : []
  const next = keys[keys.indexOf(String(path.at(-1))) + 1]
  return { kind: 'set', file, place: placeAt(root, path), before, ...(next === undefined ? {} : { next }) }
}

const inOrder = (a: DataPath, b: DataPath): number => {
  const at = a.findIndex((step, index) => step !== b[index])
  const [left, right] = [a[at], b[at]]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return String(left).localeCompare(String(right))
}
