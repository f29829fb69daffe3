import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { slots } from './recipe.ts'

const part = slots('toast')

export type ToastProps = {
  /** null: nothing to say. The region stays, so that a new message is read out. */
  readonly message: string | null
  readonly onGone: () => void
  readonly milliseconds?: number
}

/** One line that says what has just worked. It stays while it is pointed at; nothing that must be read stands only here. */
export const Toast = ({ message, onGone, milliseconds = 6000 }: ToastProps) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (message === null || held) return undefined
    const timer = setTimeout(onGone, milliseconds)
    return () => clearTimeout(timer)
  }, [message, held, milliseconds, onGone])
  return (
    <div className={part('region')} role="status">
      {message !== null && (
        <p
          key={message}
          className={part('root')}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <Icon name="tick" />
          {message}
        </p>
      )}
    </div>
  )
}
