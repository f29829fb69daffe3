import { useCallback } from 'react'
import type { Fix } from '#content/problems/fix.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { fixName } from './fix-buttons.tsx'

/** Returns a function that applies a fix of a problem as one act. */
export const useFix = (): ((fix: Fix) => void) => {
  const editor = useEditor()
  const announce = useAnnounce()
  const { compiler } = useStudio()
  return useCallback(
    (fix) => {
      const { draft } = editor.state()
      compiler.ask('fixed', fix.edits).then(
        (operations) => {
          // The positions in the text are only valid for this state.
          const now = editor.state().draft
          if (now.acts === draft.acts && now.done === draft.done) editor.act(fixName(fix), operations)
        },
        () => {
          announce('That did not work. Correct it in the field.')
        },
      )
    },
    [announce, editor, compiler],
  )
}
