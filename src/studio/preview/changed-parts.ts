import { isSameData } from '#content/write/same-data.ts'
import type { Content } from '#types/content.generated.ts'
import type { ContentParts } from './content-feed.ts'

/**
 * The parts of the content that have to be sent on. Unchanged parts are left out, because sending copies them. A part that the content no
 * longer has is included with the value undefined.
 *
 * @param before what was sent last; null at first
 */
export const changedParts = (before: Content | null, after: Content): ContentParts => {
  if (!before) return after
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as ReadonlySet<keyof Content>
  return Object.fromEntries(
    [...names].flatMap((name) => (isSamePart(before[name], after[name]) ? [] : [[name, after[name]]])),
  )
}

/** The compiler reuses the objects of unchanged sections, so most comparisons are by identity. */
const isSamePart = (before: unknown, after: unknown): boolean => {
  if (before === after) return true
  if (!Array.isArray(before) || !Array.isArray(after)) return isSameData(before, after)
  return before.length === after.length && before.every((one, at) => one === after[at] || isSameData(one, after[at]))
}
