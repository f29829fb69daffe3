/** Claims the result of a logged-in user, then shows all of it. */
import { useEffect, useEffectEvent } from 'react'
import { readOwnResult } from '#client/calls/claims.ts'
import { claimOfTab } from '#pages/session/claim.ts'
import { ClaimNote } from '#pages/session/claim-note.tsx'
import type { ResultReply } from '#types/api.generated.ts'

type Props = { readonly id: string; readonly onOpen: (result: ResultReply) => void }

export const ClaimResult = ({ id, onOpen }: Props) => {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const claiming = claimOfTab()
    let left = false
    const read = async () => {
      const whole = await readOwnResult(id)
      if (whole.ok && !left) open(whole.value)
    }
    claiming.send({ type: 'TRY' })
    const subscription = claiming.subscribe((snapshot) => {
      // `nothing`: another tab may have claimed it for this account.
      const { end } = snapshot.context
      if (snapshot.matches('idle') && (end === 'claimed' || end === 'nothing')) void read()
    })
    return () => {
      left = true
      subscription.unsubscribe()
    }
  }, [id])
  return <ClaimNote />
}
