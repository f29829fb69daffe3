/**
 * A heading of questions is a setting (`group`) of the first question of its group. It stays above the group when that question is moved
 * or deleted.
 */
import { isDataMap } from '#content/write/edit.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import type { Operation } from '#editing/operation.ts'
import { idOf } from '#editing/place.ts'

type Heading = unknown

const headingOf = (entry: unknown): Heading => (isDataMap(entry) ? entry['group'] : undefined)

/** The operations on headings that become necessary when an entry moves. None if the list does not contain questions. */
export const movedHeadings = (
  { file, list }: ListPlace,
  entries: readonly unknown[],
  from: number,
  to: number,
): readonly Operation[] => {
  if (listKind(list) !== 'question') return []
  const rest = entries.toSpliced(from, 1)
  const headings = rest.map(headingOf)
  let own = headingOf(entries[from])
  let first = headings.slice(0, from).findLastIndex((heading) => heading !== undefined)
  if (own !== undefined && from < rest.length && headings[from] === undefined) {
    headings[from] = own
    own = undefined
    first = from
  }
  // The question moves in front of the first question of its own group, or of the section.
  if (own === undefined && headings[to] !== undefined && (to === first || to === 0)) {
    own = headings[to]
    headings[to] = undefined
  }
  const written = entries.find((entry) => headingOf(entry) !== undefined)
  return [...rest, entries[from]].flatMap((entry, index): readonly Operation[] => {
    const [before, after] = [headingOf(entry), index < rest.length ? headings[index] : own]
    const id = idOf(entry)
    if (before === after || id === undefined) return []
    const place = [...list, id, 'group']
    if (after === undefined) return [{ kind: 'set', file, place, before }]
    const next = settingBehind(written, entry)
    return [{ kind: 'set', file, place, after, ...(next !== undefined && { next }) }]
  })
}

/**
 * The headings that pass to the next question of their group because the first one is deleted.
 *
 * @param isGone whether the question at this index is deleted
 */
export const leftHeadings = (
  list: ListPlace['list'],
  entries: readonly unknown[],
  isGone: (index: number) => boolean,
): readonly { readonly index: number; readonly heading: Heading; readonly next: string | undefined }[] => {
  if (listKind(list) !== 'question') return []
  return entries.flatMap((entry, gone) => {
    const heading = headingOf(entry)
    const index = entries.findIndex((_, at) => at > gone && !isGone(at))
    if (heading === undefined || !isGone(gone) || index === -1) return []
    // A group that is deleted as a whole takes its heading along.
    if (entries.slice(gone + 1, index + 1).some((other) => headingOf(other) !== undefined)) return []
    return [{ index, heading, next: settingBehind(entry, entries[index]) }]
  })
}

/** The setting in front of which the heading is written, as in the question that it comes from. */
const settingBehind = (written: unknown, entry: unknown): string | undefined => {
  if (!isDataMap(written) || !isDataMap(entry)) return undefined
  const keys = Object.keys(written)
  return keys.slice(keys.indexOf('group') + 1).find((key) => Object.hasOwn(entry, key))
}
