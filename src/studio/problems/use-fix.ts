import { useCallback } from 'react'
import type { Fix } from '#content/problems/fix.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'

/** Makes a correction of a problem, as one act. */
export const useFix = (): ((fix: Fix) => void) => {
  const editor = useEditor()
  const { compiler } = useStudio()
  return useCallback(
    (fix) => {
      const { draft } = editor.state()
      void compiler.ask('fixed', fix.edits).then((operations) => {
        // The places in the text are those of this state.
        const now = editor.state().draft
        if (now.acts === draft.acts && now.done === draft.done) editor.act(fix.title.replace(/\.$/, ''), operations)
      })
    },
    [editor, compiler],
  )
}
