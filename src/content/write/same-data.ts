import { isDataMap, isList } from './edit.ts'

/** Equal values, with the same order of settings. */
export const isSameData = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (isList(a)) return isList(b) && a.length === b.length && a.every((entry, index) => isSameData(entry, b[index]))
  if (!isDataMap(a) || !isDataMap(b)) return false
  const [ours, theirs] = [Object.entries(a), Object.entries(b)]
  return (
    ours.length === theirs.length &&
    ours.every(([key, value], index) => key === theirs[index]?.[0] && isSameData(value, theirs[index][1]))
  )
}
