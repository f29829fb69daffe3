/** Reports once that the login of this device has ended. On a guarded page the login page reports it. */
import { useEffect, useState } from 'react'
import { dropUnusableLogin, onLoginChange, takeEndReason, type EndReason } from '#client/device/stored-login.ts'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import type { SiteSlice } from '#content/slices/slices.ts'
import { isGuarded } from './page-guards.ts'

export const LoginEnded = ({ words }: { readonly words: SiteSlice['messages']['session'] }) => {
  const [reason, setReason] = useState<EndReason | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Deferred, because another listener of the same change may navigate away first. */
    const check = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const endReason = isGuarded() ? null : takeEndReason()
        if (endReason) setReason(endReason)
      })
    }
    const stop = onLoginChange(check)
    dropUnusableLogin()
    check()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <div role="status">
      {reason && (
        <div className={recipe('wrap', { width: 'page', pad: 'note' })}>
          <Note status="warning">{words[reason]}</Note>
        </div>
      )}
    </div>
  )
}
