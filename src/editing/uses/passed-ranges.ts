import { isDataMap, isList, valueAt } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { markKey, ownerOf, type Mark, type NewValue } from './mark.ts'

type Range = { readonly from: number; readonly to: number }

/**
 * Closes gaps between consecutive ranges, such as the bands of a score: the range of a deleted one passes to the one before it or, if it
 * was the first, to the next one. Overlapping ranges stay as they are.
 */
export const passedRanges = (data: ContentData, removed: readonly Mark[]): readonly NewValue[] =>
  removed.flatMap((mark): readonly NewValue[] => {
    const { file, path: list } = ownerOf(mark)
    const ranges = valueAt(data.get(file), list)
    const index = mark.path.at(-1)
    if (typeof index !== 'number' || !isList(ranges) || !ranges.every(isRange)) return []
    if (removed.some((other) => other !== mark && markKey(ownerOf(other)) === markKey(ownerOf(mark)))) return []
    const [before, gone, after] = [ranges[index - 1], ranges[index], ranges[index + 1]]
    if (!gone || (before && before.to >= gone.from) || (after && after.from <= gone.to)) return []
    if (before) return [{ file, path: [...list, index - 1, 'to'], value: gone.to }]
    return after ? [{ file, path: [...list, index + 1, 'from'], value: gone.from }] : []
  })

/** Whether a value is a range with both of its ends. */
export const isRange = (value: unknown): value is Range =>
  isDataMap(value) && typeof value['from'] === 'number' && typeof value['to'] === 'number'
