/** The status of the result that waits on this device. Renders nothing while there is nothing to report. */
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { sessionContent } from 'virtual:content/session'
import { Announcement } from '#components/announcement.tsx'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import type { SessionSlice } from '#content/slices/slices.ts'
import { withFocusOnHeading } from '#pages/focus-heading.ts'
import type { ClaimContext, ClaimEnd } from '#machines/claim.machine.ts'
import { claimOfTab, type ClaimActor } from './claim.ts'
import { useInBrowser } from './use-in-browser.ts'

/** Not at build time, where there is no result. */
export const ClaimNote = () => {
  const claiming = useInBrowser(claimOfTab)
  return claiming && <ClaimStatus claiming={claiming} />
}

const ClaimStatus = ({ claiming }: { readonly claiming: ClaimActor }) => {
  const message = useSelector(claiming, ({ context }) => messageOf(context))
  const isClaiming = useSelector(claiming, (snapshot) => snapshot.matches('claiming'))
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isClaiming) setPressed(false)
  }, [isClaiming])
  return (
    <ClaimMessageNote
      message={message}
      isTrying={isPressed && isClaiming}
      words={sessionContent}
      onTry={() => {
        setPressed(true)
        claiming.send({ type: 'TRY' })
      }}
      onClose={() => {
        claiming.send({ type: 'END_SHOWN' })
      }}
    />
  )
}

export type ClaimMessage = 'failed' | Exclude<ClaimEnd, 'nothing'> | null

/** While a failed claim is retried the message stays, so that it does not flicker. */
const messageOf = ({ end, failure, isAfterFailures }: ClaimContext): ClaimMessage => {
  if (failure) return 'failed'
  // A normal claim needs no message.
  if (end === 'nothing' || end === 'shown' || (end === 'claimed' && !isAfterFailures)) return null
  return end
}

export type ClaimMessageNoteProps = {
  readonly message: ClaimMessage
  /** The visitor has pressed Try again, and the reply has not come. Attempts that nobody asked for change nothing. */
  readonly isTrying: boolean
  readonly words: SessionSlice
  readonly onTry: () => void
  readonly onClose: () => void
}

export const ClaimMessageNote = ({ isTrying, message, onClose, onTry, words }: ClaimMessageNoteProps) => (
  <>
    {/* Empty meanwhile, so that the same message is announced again. */}
    <Announcement text={message && !isTrying ? words.claim[message] : null} />
    {message && (
      <Note
        status={message === 'claimed' ? 'success' : message === 'failed' ? 'warning' : 'info'}
        actions={
          message === 'failed' ? (
            <Button variant="outline" aria-disabled={isTrying || undefined} onClick={() => isTrying || onTry()}>
              {isTrying ? words.loading : words.try_again}
            </Button>
          ) : (
            <Button variant="outline" onClick={withFocusOnHeading(onClose)}>
              {words.close}
            </Button>
          )
        }
      >
        {words.claim[message]}
      </Note>
    )}
  </>
)
