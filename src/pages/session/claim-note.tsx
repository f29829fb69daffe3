/** The status of the result that waits on this device. Renders nothing while there is nothing to report. */
import { useSelector } from '@xstate/react'
import { sessionContent } from 'virtual:content/session'
import { Announcement } from '#components/announcement.tsx'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import type { SessionSlice } from '#content/vite/slices.ts'
import { withFocusOnHeading } from '#pages/focus-heading.ts'
import type { ClaimContext, ClaimEnd } from '#machines/claim.machine.ts'
import { claimOfTab, type ClaimActor } from './claim.ts'
import { useInBrowser } from './use-in-browser.ts'

/** Not at build time, where there is no result. */
export const ClaimNote = () => {
  const claiming = useInBrowser(claimOfTab)
  return claiming && <ClaimStatus claiming={claiming} />
}

const ClaimStatus = ({ claiming }: { readonly claiming: ClaimActor }) => (
  <ClaimMessageNote
    message={useSelector(claiming, ({ context }) => messageOf(context))}
    words={sessionContent}
    onTry={() => {
      claiming.send({ type: 'TRY' })
    }}
    onClose={() => {
      claiming.send({ type: 'END_SHOWN' })
    }}
  />
)

export type ClaimMessage = 'failed' | Exclude<ClaimEnd, 'nothing'> | null

/** While a failed claim is retried the message stays, so that it does not flicker. */
const messageOf = ({ end, failure, late }: ClaimContext): ClaimMessage => {
  if (failure) return 'failed'
  // A normal claim needs no message.
  if (end === 'nothing' || end === 'shown' || (end === 'claimed' && !late)) return null
  return end
}

export type ClaimMessageNoteProps = {
  readonly message: ClaimMessage
  readonly words: SessionSlice
  readonly onTry: () => void
  readonly onClose: () => void
}

export const ClaimMessageNote = ({ onClose, onTry, message, words }: ClaimMessageNoteProps) => (
  <>
    <Announcement text={message && words.claim[message]} />
    {message && (
      <Note
        status={message === 'claimed' ? 'success' : message === 'failed' ? 'warning' : 'info'}
        actions={
          <Button variant="outline" onClick={message === 'failed' ? onTry : withFocusOnHeading(onClose)}>
            {message === 'failed' ? words.try_again : words.close}
          </Button>
        }
      >
        {words.claim[message]}
      </Note>
    )}
  </>
)
