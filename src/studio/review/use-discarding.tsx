import { useState } from 'react'
import { call } from '#studio/app/loading/call.ts'
import { newDraftId } from '#studio/app/start/first-draft.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import type { Discarding } from './discard-dialog.tsx'
import { startOver, type Discarded } from './start-over.ts'
import { useBringingBack } from './changes/use-bringing-back.ts'

/** Discards the draft on the server, and brings it back while this page is open. */
export const useDiscarding = (): Discarding => {
  const editor = useEditor()
  const announce = useAnnounce()
  const { saving, tab } = useStudio()
  const reopen = useBringingBack()
  const [state, setState] = useState<Discarding['state']>('none')
  const [failed, setFailed] = useState<string | null>(null)
  const [discarded, setDiscarded] = useState<Discarded | null>(null)

  const discard = async () => {
    setState('discarding')
    setFailed(null)
    // Waits for a save in progress, which would open the draft again.
    const isStored = await saving.flush()
    const { draft } = editor.state()
    const { id } = draft
    if (id !== newDraftId) {
      const reply = await call('DELETE', `/drafts/${encodeURIComponent(id)}?tab=${tab}`)
      if (!reply.ok) {
        setState('asking')
        setFailed(reply.message)
        return
      }
    }
    if (!(await startOver(editor, draft))) {
      // The next save opens the draft on the server again.
      setState('asking')
      setFailed('The content was changed meanwhile. The changes stay until you discard them again.')
      return
    }
    setDiscarded({ id, unsaved: isStored ? null : draft })
    setState('discarded')
    announce('The changes are discarded')
  }
  const bringBack = async (draft: Discarded) => {
    const reply = await reopen(draft)
    if (reply.ok) setState('none')
    else setFailed(reply.message)
  }
  return {
    state,
    failed,
    ask: () => {
      setFailed(null)
      setState('asking')
    },
    cancel: () => {
      setState('none')
    },
    discard: () => {
      void discard()
    },
    bringBack:
      state === 'discarded' && discarded !== null ? (
        <Button
          icon="undo"
          onClick={() => {
            void bringBack(discarded)
          }}
        >
          Bring the changes back
        </Button>
      ) : null,
  }
}
