import { useState } from 'react'
import { call } from '#studio/app/call.ts'
import { newDraftId } from '#studio/app/first-draft.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import type { Discarding } from './discard-dialog.tsx'
import { startOver } from './start-over.ts'
import { useBringingBack } from './use-bringing-back.ts'

/** Discards the draft on the server, and brings it back while this page is open. */
export const useDiscarding = (): Discarding => {
  const editor = useEditor()
  const announce = useAnnounce()
  const { tab } = useStudio()
  const reopen = useBringingBack()
  const [state, setState] = useState<Discarding['state']>('none')
  const [failed, setFailed] = useState<string | null>(null)
  const [discarded, setDiscarded] = useState<string | null>(null)

  const discard = async () => {
    const { id } = editor.state().draft
    setState('discarding')
    setFailed(null)
    if (id !== newDraftId) {
      const reply = await call('DELETE', `/drafts/${encodeURIComponent(id)}?tab=${tab}`)
      if (!reply.ok) {
        setState('asking')
        setFailed(reply.message)
        return
      }
    }
    await startOver(editor)
    setDiscarded(id)
    setState('discarded')
    announce('The changes are discarded')
  }
  const bringBack = async (id: string) => {
    const reply = await reopen(id)
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
      state === 'discarded' && discarded !== null && discarded !== newDraftId ? (
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
