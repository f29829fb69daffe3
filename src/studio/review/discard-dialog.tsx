import type { ReactNode } from 'react'
import { counted } from '#content/problems/wording.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'

/** The state of discarding a draft, and the next actions. */
export type Discarding = {
  readonly state: 'none' | 'asking' | 'discarding' | 'discarded'
  /** Why the draft was not discarded. */
  readonly failed: string | null
  readonly ask: () => void
  readonly cancel: () => void
  readonly discard: () => void
  /** The button that brings back the draft that was last discarded. */
  readonly bringBack: ReactNode
}

type Props = { readonly name: string; readonly changes: number; readonly discarding: Discarding }

export const DiscardDialog = ({ changes, discarding, name }: Props) => {
  // A request that was sent cannot be cancelled, and what would be edited after this was closed would be lost.
  const isSent = discarding.state === 'discarding'
  return (
    <Dialog
      open={discarding.state === 'asking' || isSent}
      title={`Discard “${name}”?`}
      {...(!isSent && { onClose: discarding.cancel })}
      actions={
        <>
          <Button isUnavailable={isSent} onClick={discarding.cancel}>
            Keep the changes
          </Button>
          <Button variant="danger" isUnavailable={isSent} onClick={discarding.discard}>
            Discard {counted(changes, 'change', 'changes')}
          </Button>
        </>
      }
    >
      <p>The content goes back to what is published. You can bring the changes back afterwards.</p>
      {discarding.failed !== null && (
        <Callout isLive status="error" title="Not discarded">
          {discarding.failed}
        </Callout>
      )}
    </Dialog>
  )
}
