import type { Draft } from '#editing/draft.ts'
import type { Reply } from '#studio/app/loading/call.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { reopen, type Discarded } from '#studio/review/start-over.ts'

/** Returns a function that opens a discarded draft again and resolves to the outcome. The open draft is saved first. */
export const useBringingBack = (): ((discarded: Discarded) => Promise<Reply<Draft>>) => {
  const editor = useEditor()
  const announce = useAnnounce()
  const { saving } = useStudio()
  return async (discarded) => {
    // A notice says why.
    if (!(await saving.settle()))
      return { ok: false, status: 0, message: 'The changes that are open now are not saved yet.', body: null }
    const reply = await reopen(editor, discarded)
    announce(reply.ok ? 'The changes are back' : reply.message)
    return reply
  }
}
