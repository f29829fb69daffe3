import { isSameData } from '#content/write/same-data.ts'
import type { Content } from '#types/content.generated.ts'
import type { ContentParts } from './content-feed.ts'

/**
 * The parts of the content that have to be sent on: few, because sending a part copies it. A part that the content no longer has is
 * there with the value undefined.
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

/** The compiler keeps the objects of sections that have not changed, so that most are not compared. */
const isSamePart = (before: unknown, after: unknown): boolean => {
  if (before === after) return true
  if (!Array.isArray(before) || !Array.isArray(after)) return isSameData(before, after)
  return before.length === after.length && before.every((one, at) => one === after[at] || isSameData(one, after[at]))
}
