import { applyToData } from '#editing/apply.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Difference } from './differences.ts'

/** Whether a text was emptied. */
export const isEmptied = (before: unknown, after: unknown): boolean =>
  typeof before === 'string' && typeof after === 'string' && before.trim() !== '' && after.trim() === ''

/** The data with its emptied texts put back, so that something whose name was emptied is still called by that name, not by its id. */
export const withEmptiedTexts = (data: ContentData, differences: readonly Difference[]): ContentData => {
  const texts = new Map(data)
  for (const { file, place, ...change } of differences)
    if (change.kind === 'value' && isEmptied(change.before, change.after))
      texts.set(
        file,
        applyToData(texts.get(file), { kind: 'set', file, place, before: change.after, after: change.before }),
      )
  return texts
}
