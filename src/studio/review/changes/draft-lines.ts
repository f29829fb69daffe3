import { draftPictures } from '#editing/draft-pictures.ts'
import { actsInEffect } from '#editing/draft.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import type { ChangeLine } from '#editing/words/change-line.ts'
import { describeChanges } from '#editing/words/describe-changes.ts'
import { waitingLines } from '#editing/words/waiting-lines.ts'
import { filesOf } from '#studio/editor/draft-data.ts'
import type { EditorState } from '#studio/editor/editor.ts'

type Pictures = ReturnType<typeof draftPictures>

/** Cached by data and pictures (which are not in the data), because the bar, the tree and the review all need the lines. */
const cache = new WeakMap<ContentData, { readonly pictures: Pictures; readonly lines: readonly ChangeLine[] }>()

/** The changes of a draft in words. */
export const draftLines = (
  { data, draft, folder }: Pick<EditorState, 'data' | 'draft' | 'folder'>,
  schemas: Schemas,
): readonly ChangeLine[] => {
  const [acts, before] = [actsInEffect(draft), filesOf(folder)]
  const pictures = draftPictures(draft)
  const known = cache.get(data)
  const lines = known?.pictures === pictures ? known.lines : describeChanges(acts, before, data, schemas)
  if (known?.lines !== lines) cache.set(data, { pictures, lines })
  // These acts do not change the data.
  const waiting = waitingLines(acts, before, schemas)
  return waiting.length > 0 ? [...lines, ...waiting] : lines
}
