import { useEffect, useState } from 'react'
import { useStudio } from '#studio/app/studio-context.ts'
import type { SavedState } from '#studio/editor/editor.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useBringingBack } from '#studio/review/changes/use-bringing-back.ts'
import { Button } from '#studio/ui/button.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { Callout } from '#studio/ui/callout.tsx'
import type { Notice } from './saving.ts'
import { keptHereMessage } from './saving-words.ts'
import { useSavingState } from './use-saving.ts'

/** How long the server may be silent, for example during a restart, before a notice says so. */
const defaultDelayMs = 5000

type Props = { readonly delayMs?: number }

/** Notices about why nothing can be saved, and about changes by others, until the editor closes them. */
export const Notices = ({ delayMs = defaultDelayMs }: Props) => {
  const notices = useSavingState((state) => state.notices)
  const problem = useSavingState((state) => state.problem)
  const saved = useEditorState((state) => state.saved)
  const hasConflicts = useSavingState((state) => state.conflicts.length > 0)
  const isFailing = useLastingFailure(saved, hasConflicts, delayMs)
  return (
    <>
      {(problem !== null || isFailing) && (
        // Not a live region: the save indicator announces it.
        <Callout status="warning">
          <p>{keptHereMessage(problem)}</p>
        </Callout>
      )}
      {notices.map((notice) => (
        <OneNotice key={notice.text} notice={notice} />
      ))}
    </>
  )
}

/** Whether nothing could be saved or merged for this long. A new attempt does not restart the time. */
const useLastingFailure = (saved: SavedState, hasConflicts: boolean, ms: number): boolean => {
  const [hasFailed, setFailed] = useState(false)
  const [hasLasted, setLasted] = useState(false)
  if (saved === 'here' && !hasFailed) setFailed(true)
  if ((saved === 'saved' || hasConflicts) && hasFailed) setFailed(false)
  useEffect(() => {
    if (!hasFailed) return undefined
    const timer = setTimeout(() => setLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [hasFailed, ms])
  return hasFailed && hasLasted
}

const OneNotice = ({ notice }: { readonly notice: Notice }) => {
  const { saving } = useStudio()
  const bringBack = useBringingBack()
  const { discarded, text } = notice
  const close = () => {
    saving.closeNotice(notice)
    focusSoon(() => document.querySelector<HTMLElement>('[data-notice]') ?? document.getElementById('studio-item'))
  }
  return (
    <Callout
      isLive
      actions={
        <>
          {discarded !== undefined && (
            <Button
              size="small"
              icon="undo"
              onClick={() => {
                void bringBack({ id: discarded, unsaved: null }).then((reply) => {
                  if (reply.ok) close()
                })
              }}
            >
              Bring the changes back
            </Button>
          )}
          <Button size="small" data-notice onClick={close}>
            Close
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Callout>
  )
}
