import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from './icon.tsx'
import { slots } from './recipe.ts'

const part = slots('toast')

export type ToastProps = {
  /** null: nothing to say. The region stays, so that a new message is read out. */
  readonly message: string | null
  readonly onGone: () => void
  readonly milliseconds?: number
}

/** One line that says what has just worked. Nothing that must be read stands only here. */
export const Toast = ({ message, onGone, milliseconds = 6000 }: ToastProps) => (
  <div className={part('region')} role="status">
    {message !== null && <Line key={message} message={message} onGone={onGone} milliseconds={milliseconds} />}
  </div>
)

type LineProps = { readonly message: string; readonly onGone: () => void; readonly milliseconds: number }

/** It stays while it is pointed at. */
const Line = ({ message, onGone, milliseconds }: LineProps) => {
  const [held, setHeld] = useState(false)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => gone(), milliseconds)
    return () => clearTimeout(timer)
  }, [held, milliseconds])
  return (
    <p className={part('root')} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <Icon name="tick" />
      {message}
    </p>
  )
}
