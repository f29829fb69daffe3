import { actsInEffect, type Draft } from '#editing/draft.ts'
import type { NewAct } from '#editing/content-data.ts'
import type { Act } from '#editing/operation.ts'

/** The acts that would be in effect after one more act. */
export const withAct = (draft: Draft, { operations, title }: NewAct): readonly Act[] => [
  ...actsInEffect(draft),
  { id: 'tried', at: '', by: '', title, operations },
]
