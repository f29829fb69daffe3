import { isObject, pointerTo, unescapedStep } from './json-pointer.ts'
import { copyOrigin, type Origins } from './locate.ts'

export type ReducedData = {
  readonly data: unknown
  /** The entries that were left out. */
  readonly removed: readonly unknown[]
  /** Every malformed value was part of an entry. */
  readonly isComplete: boolean
}

/**
 * The data without the list entries that contain a malformed value. If entries are nested, only the innermost one is left out.
 *
 * @param malformed JSON pointers
 * @param origins receives the places of the copies
 */
export const withoutEntries = (data: unknown, malformed: readonly string[], origins: Origins): ReducedData => {
  if (malformed.length === 0) return { data, removed: [], isComplete: true }
  const entries = malformed.map((pointer) => entryAround(data, pointer))
  const paths = new Set(entries.filter((path) => path !== undefined))
  const removed: unknown[] = []
  const reduced = (value: unknown, path: string): unknown => {
    if (!isObject(value) || ![...paths].some((one) => one.startsWith(`${path}/`))) return value
    const inner = Object.entries(value).flatMap(([key, one]): readonly (readonly [string, unknown])[] => {
      const place = path + pointerTo(key)
      if (!paths.has(place)) return [[key, reduced(one, place)]]
      removed.push(one)
      return []
    })
    const copy = Array.isArray(value) ? inner.map(([, one]) => one) : Object.fromEntries(inner)
    copyOrigin(origins, value, copy)
    return copy
  }
  return { data: reduced(data, ''), removed, isComplete: paths.size > 0 && !entries.includes(undefined) }
}

/** The innermost entry of a list, with settings of its own, that contains the value or is the value. */
const entryAround = (data: unknown, pointer: string): string | undefined => {
  let value = data
  let path = ''
  let entry: string | undefined
  for (const step of pointer.split('/').slice(1)) {
    const isList = Array.isArray(value)
    value = isObject(value) ? Reflect.get(value, unescapedStep(step)) : undefined
    path = `${path}/${step}`
    if (isList && isObject(value) && !Array.isArray(value)) entry = path
  }
  return entry
}
