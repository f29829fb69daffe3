import { isDataMap, isList } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import type { ContentData } from '#editing/content-data.ts'
import { stepTo, type Place } from '#editing/place.ts'
import { matchedEntries, movedEntries } from './matched-entries.ts'

/** One difference. `place` is where the thing is now or, if it was deleted, where it was. */
export type Difference = { readonly file: string; readonly place: Place } & (
  | { readonly kind: 'value'; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'add' | 'delete'; readonly list: Place; readonly entry: unknown }
  /** Positions from 0. */
  | { readonly kind: 'move'; readonly list: Place; readonly entry: unknown; readonly from: number; readonly to: number }
  | { readonly kind: 'file'; readonly before: unknown; readonly after: unknown }
)

/** Whether an act has moved this entry. If two neighbours have swapped places, this decides which one is reported as moved. */
export type WasMoved = (file: string, list: Place, entry: unknown) => boolean

/** The differences, in the order of the files. A condition or a list of plain values counts as one value. */
export const differencesOf = (before: ContentData, after: ContentData, wasMoved: WasMoved): readonly Difference[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((file): readonly Difference[] => {
    const [was, is] = [before.get(file), after.get(file)]
    if (was === is) return []
    if (!before.has(file) || !after.has(file)) return [{ kind: 'file', file, place: [], before: was, after: is }]
    return differencesAt({ file, wasMoved }, [], was, is)
  })

type Context = { readonly file: string; readonly wasMoved: WasMoved }

/** The differences at a place of a file. */
export const differencesAt = (
  context: Context,
  place: Place,
  before: unknown,
  after: unknown,
): readonly Difference[] => {
  if (before === after || isSameData(before, after)) return []
  if (isCondition(place)) return [{ kind: 'value', file: context.file, place, before, after }]
  const [was, is] = [before ?? groupOf(after), after ?? groupOf(before)]
  if (isDataMap(was) && isDataMap(is))
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      differencesAt(context, [...place, key], was[key], is[key]),
    )
  if (isList(before) && isList(after) && [...before, ...after].every(isDataMap))
    return betweenLists(context, place, before, after)
  return [{ kind: 'value', file: context.file, place, before, after }]
}

/** An empty group for a group that is there for a single text, so that its difference is that text. undefined: it is something else. */
const groupOf = (value: unknown): object | undefined => (isOneText(value) ? {} : undefined)

const isOneText = (value: unknown): boolean => {
  if (!isDataMap(value)) return false
  const [only, ...others] = Object.values(value)
  return others.length === 0 && (typeof only === 'string' || isOneText(only))
}

/** `when` and settings such as `skip_when`. */
export const isCondition = (place: Place): boolean => /(^|_)when$/.test(String(place.at(-1) ?? ''))

const betweenLists = (
  context: Context,
  list: Place,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly Difference[] => {
  const { file, wasMoved } = context
  const { added, deleted, pairs } = matchedEntries(before, after)
  const moved = movedEntries(pairs, (index) => wasMoved(file, list, before[index]))
  const placeAfter = (index: number): Place => [...list, stepTo(after, index)]
  return [
    ...pairs.flatMap(([from, to]): readonly Difference[] => [
      ...(moved.includes(from)
        ? [{ kind: 'move', file, list, place: placeAfter(to), entry: after[to], from, to } as const]
        : []),
      ...differencesAt(context, placeAfter(to), before[from], after[to]),
    ]),
    ...added.map((index) => ({ kind: 'add', file, list, place: placeAfter(index), entry: after[index] }) as const),
    ...deleted.map(
      (index) =>
        ({ kind: 'delete', file, list, place: [...list, stepTo(before, index)], entry: before[index] }) as const,
    ),
  ]
}
