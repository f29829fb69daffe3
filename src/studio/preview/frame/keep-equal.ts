/**
 * The next value, but with the previous objects wherever they are equal. Both values are JSON.
 */
export const keepEqual = (before: unknown, next: unknown): unknown => {
  if (Object.is(before, next) || !isObject(before) || !isObject(next)) return next
  if (Array.isArray(next)) return Array.isArray(before) ? keepList(before, next) : next
  if (Array.isArray(before)) return next
  const old = new Map(Object.entries(before))
  const entries = Object.entries(next).map(([key, value]) => [key, keepEqual(old.get(key), value)] as const)
  const isSame = entries.length === old.size && entries.every(([key, value]) => old.has(key) && old.get(key) === value)
  return isSame ? before : Object.fromEntries(entries)
}

/** Entries are compared by id, because an added entry shifts the positions of others. */
const keepList = (before: readonly unknown[], next: readonly unknown[]): unknown => {
  const byId = new Map(
    before.flatMap((entry) => (isObject(entry) && 'id' in entry ? [[entry.id, entry] as const] : [])),
  )
  const list = next.map((entry, index) =>
    keepEqual(isObject(entry) && 'id' in entry ? byId.get(entry.id) : before[index], entry),
  )
  return list.length === before.length && list.every((entry, index) => entry === before[index]) ? before : list
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
