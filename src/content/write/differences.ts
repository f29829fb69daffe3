import { isDataMap, isList, type DataMap, type DataPath, type Edit } from './edit.ts'
import { isSameData } from './same-data.ts'

/**
 * The single edits that turn one value into another, so that everything that is equal in both stays as it is written. List entries are
 * recognised by their `id`. The edits must be applied one after the other.
 */
export const differences = (path: DataPath, before: unknown, after: unknown): readonly Edit[] => {
  if (isSameData(before, after)) return []
  if (isDataMap(before) && isDataMap(after) && keepsOrder(before, after)) return mapDifferences(path, before, after)
  if (isList(before) && isList(after) && before.length > 0 && after.length > 0)
    return listDifferences(path, before, after)
  return [{ kind: 'set', path, value: after }]
}

/** Whether the settings that are in both have the same order. If not, there are no edits for it, because settings cannot be moved. */
const keepsOrder = (before: DataMap, after: DataMap): boolean => {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key))
  const then = Object.keys(after).filter((key) => Object.hasOwn(before, key))
  return kept.length > 0 && kept.every((key, index) => key === then[index])
}

const mapDifferences = (path: DataPath, before: DataMap, after: DataMap): readonly Edit[] => {
  const names = Object.keys(after)
  return [
    ...Object.keys(before)
      .filter((key) => !Object.hasOwn(after, key))
      .map((key): Edit => ({ kind: 'remove', path: [...path, key] })),
    ...names.flatMap((key): readonly Edit[] =>
      Object.hasOwn(before, key) ? differences([...path, key], before[key], after[key]) : [],
    ),
    // From the last to the first, so that the setting before which a new one is inserted exists already.
    ...names.toReversed().flatMap((key): readonly Edit[] => {
      if (Object.hasOwn(before, key)) return []
      const next = names[names.indexOf(key) + 1]
      const place = next === undefined ? {} : { before: next }
      return [{ kind: 'set', path: [...path, key], value: after[key], ...place }]
    }),
  ]
}

const listDifferences = (path: DataPath, before: readonly unknown[], after: readonly unknown[]): readonly Edit[] => {
  const keyOf = identity(before, after)
  const wanted = after.map(keyOf)
  const kept = before.filter((value) => wanted.includes(keyOf(value)))
  // Without ids, a changed entry is recognised by its position.
  if (!hasIds(before, after) && before.length === after.length && kept.length < before.length)
    return after.flatMap((value, index) => differences([...path, index], before[index], value))
  // The list is replaced as a whole: removing all entries would leave an empty list, and lose the style of the entries.
  if (kept.length === 0) return [{ kind: 'set', path, value: after }]
  const removals = before.flatMap((value, index): readonly Edit[] =>
    wanted.includes(keyOf(value)) ? [] : [{ kind: 'remove', path: [...path, index] }],
  )
  const edits: Edit[] = removals.toReversed()
  let now: readonly unknown[] = kept
  for (const [index, value] of after.entries()) {
    const from = now.findIndex((entry, at) => at >= index && keyOf(entry) === wanted[index])
    if (from === -1) {
      edits.push({ kind: 'insert', path, index, value })
      now = now.toSpliced(index, 0, value)
      continue
    }
    if (from !== index) edits.push({ kind: 'move', path, from, to: index })
    edits.push(...differences([...path, index], now[from], value))
    now = now.toSpliced(from, 1).toSpliced(index, 0, value)
  }
  for (let index = now.length - 1; index >= after.length; index--)
    edits.push({ kind: 'remove', path: [...path, index] })
  return edits
}

const hasIds = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  [...before, ...after].every((entry) => isDataMap(entry) && typeof entry['id'] === 'string')

/** How an entry is recognised before and after: by its `id` if all entries have one, otherwise by its whole value. */
const identity = (before: readonly unknown[], after: readonly unknown[]): ((value: unknown) => string) => {
  const named = hasIds(before, after)
  return (value) => (named && isDataMap(value) ? String(value['id']) : JSON.stringify(value))
}
