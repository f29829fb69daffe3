import { useMemo } from 'react'
import { actsInEffect } from '#editing/draft.ts'
import type { ChangeLine } from '#editing/words/change-line.ts'
import type { ContentData } from '#editing/content-data.ts'
import { describeChanges } from '#editing/words/describe-changes.ts'
import { filesOf } from '#studio/editor/draft-data.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useStudio } from '#studio/app/studio-context.ts'

/** Of the newest data: the bar, the list and the review all count them. */
const cache = new WeakMap<ContentData, readonly ChangeLine[]>()

/** The changes of the draft in words. */
export const useDraftLines = (): readonly ChangeLine[] => {
  const { schemas } = useStudio()
  const draft = useEditorState((state) => state.draft)
  const folder = useEditorState((state) => state.folder)
  const data = useEditorState((state) => state.data)
  return useMemo(() => {
    const lines = cache.get(data) ?? describeChanges(actsInEffect(draft), filesOf(folder), data, schemas)
    cache.set(data, lines)
    return lines
  }, [data, draft, folder, schemas])
}
