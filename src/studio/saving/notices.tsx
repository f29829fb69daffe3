import { useStudio } from '#studio/app/studio-context.ts'
import { useBringingBack } from '#studio/review/changes/use-bringing-back.ts'
import { Button } from '#studio/ui/button.tsx'
import { focusSoon } from '#studio/ui/focus-soon.ts'
import { Callout } from '#studio/ui/callout.tsx'
import type { Notice } from './saving.ts'
import { keptHere } from './saving-words.ts'
import { useSavingState } from './use-saving.ts'

/** Why nothing can be stored, and what others have changed, until the editor has read it. */
export const Notices = () => {
  const notices = useSavingState((state) => state.notices)
  const problem = useSavingState((state) => state.problem)
  return (
    <>
      {problem !== null && (
        // Announced by what says where the last change is.
        <Callout status="warning">
          <p>{keptHere(problem)}</p>
        </Callout>
      )}
      {notices.map((notice) => (
        <OneNotice key={notice.text} notice={notice} />
      ))}
    </>
  )
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
