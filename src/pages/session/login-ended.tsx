/** Tells once, on whatever page that is, that the login of this device has ended. A guarded page says it on the login page. */
import { useEffect, useState } from 'react'
import { dropUnusableLogin, onLoginChange, takeEndReason, type EndReason } from '#client/device/stored-login.ts'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import type { SiteSlice } from '#content/vite/slices.ts'
import { isGuarded } from './page-guards.ts'

export const LoginEnded = ({ words }: { readonly words: SiteSlice['messages']['session'] }) => {
  const [reason, setReason] = useState<EndReason | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** In a moment, when whoever hears of the same change has moved on: it may leave for another page. */
    const check = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const told = isGuarded() ? null : takeEndReason()
        if (told) setReason(told)
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
