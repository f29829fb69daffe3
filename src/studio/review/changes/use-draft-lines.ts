import { useMemo } from 'react'
import type { ChangeLine } from '#editing/words/change-line.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { draftLines } from './draft-lines.ts'

/** The changes of the draft in words. */
export const useDraftLines = (): readonly ChangeLine[] => {
  const { schemas } = useStudio()
  const draft = useEditorState((state) => state.draft)
  const folder = useEditorState((state) => state.folder)
  const data = useEditorState((state) => state.data)
  return useMemo(() => draftLines({ data, draft, folder }, schemas), [data, draft, folder, schemas])
}
