import { isDataMap, isList } from '#content/write/edit.ts'
import type { Place } from '#editing/place.ts'

/** The lists of which the first entry is used whose condition holds. */
const usesFirstThatHolds: ReadonlySet<unknown> = new Set(['insights', 'variants'])

/**
 * The index for a new entry of such a list: before the last entry if that has no condition, because nothing after it would ever be used.
 * undefined: at the end.
 */
export const indexBeforeFallback = (list: Place, entries: unknown): number | undefined => {
  const last = isList(entries) ? entries.at(-1) : undefined
  if (!isList(entries) || !isDataMap(last) || !usesFirstThatHolds.has(list.at(-1))) return undefined
  return last['when'] === undefined ? entries.length - 1 : undefined
}
