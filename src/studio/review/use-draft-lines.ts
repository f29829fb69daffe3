import { useMemo } from 'react'
import { actsInEffect } from '#editing/draft.ts'
import type { ChangeLine } from '#editing/words/change-line.ts'
import { describeChanges } from '#editing/words/describe-changes.ts'
import { filesOf } from '#studio/editor/draft-data.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useStudio } from '#studio/app/studio-context.ts'

/** The changes of the draft in words. */
export const useDraftLines = (): readonly ChangeLine[] => {
  const { schemas } = useStudio()
  const draft = useEditorState((state) => state.draft)
  const folder = useEditorState((state) => state.folder)
  const data = useEditorState((state) => state.data)
  return useMemo(
    () => describeChanges(actsInEffect(draft), filesOf(folder), data, schemas),
    [data, draft, folder, schemas],
  )
}
