import { isDataMap, isList } from '#content/write/edit.ts'
import type { Range } from '#engine/result/scores/score-range.ts'
import type { FieldView } from '#studio/form/schema/schema-view.ts'

/** Whether a setting is a list of consecutive ranges. */
export const isBands = (view: FieldView): boolean =>
  view.kind === 'list' &&
  ['ConcernBand', 'ConditionBand', 'ScoreBand'].some((type) => type === view.entry.schema['x-type'])

/** The initial bands of a score: a single one with the whole range, if that is known. */
export const firstBands = (
  bands: unknown,
  score: unknown,
  rangeOfScore: ((id: string) => Range | null) | undefined,
): unknown => {
  const id = isDataMap(score) ? score['id'] : undefined
  const range = typeof id === 'string' ? rangeOfScore?.(id) : undefined
  if (!range || !isList(bands)) return bands
  return bands.map((band) => (isDataMap(band) ? { ...band, from: range.from, to: range.to } : band))
}
