import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { unobstructedTop, interactiveRects } from './toast-position.ts'
import { Icon } from './icon.tsx'
import { slots } from './recipe.ts'

const part = slots('toast')

export type ToastProps = {
  /** null: nothing to say. The region stays, so that a new message is read out. */
  readonly message: string | null
  readonly onGone: () => void
  readonly milliseconds?: number
}

/**
 * One line that says what has just worked. Nothing that must be read stands only here. It is not there for the pointer:
 * a press goes to what is below, and where there is room it lies over nothing that can be pressed.
 */
export const Toast = ({ message, onGone, milliseconds }: ToastProps) => {
  const region = useRef<HTMLDivElement>(null)
  useUnobstructedPosition(region, message)
  return (
    <div ref={region} className={part('region')} role="status">
      {message !== null && (
        <ToastLine
          key={message}
          message={message}
          onGone={onGone}
          milliseconds={milliseconds ?? readingTimeMs(message)}
        />
      )}
    </div>
  )
}

/** Twice what somebody needs who reads slowly (ten letters a second), and time to notice it. */
const readingTimeMs = (message: string): number => 3000 + 200 * message.length

type ToastLineProps = { readonly message: string; readonly onGone: () => void; readonly milliseconds: number }

const ToastLine = ({ message, onGone, milliseconds }: ToastLineProps) => {
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => gone(), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return (
    <p className={part('root')}>
      <Icon name="tick" />
      {message}
    </p>
  )
}

const scrollSettleMs = 120

/** Found when the message comes, once the page has settled after what it is about, and whenever the page was moved. */
const useUnobstructedPosition = (region: { readonly current: HTMLElement | null }, message: string | null): void => {
  useLayoutEffect(() => {
    const element = region.current
    if (!element || message === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const place = () => {
      element.style.removeProperty('inset-block')
      const box = element.getBoundingClientRect()
      const top = unobstructedTop(box, interactiveRects(), 0)
      if (top !== null && top !== box.top) element.style.setProperty('inset-block', `${top}px auto`)
    }
    const placeSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(place, scrollSettleMs)
    }
    place()
    placeSoon()
    window.addEventListener('scroll', placeSoon, { passive: true })
    window.addEventListener('resize', placeSoon)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', placeSoon)
      window.removeEventListener('resize', placeSoon)
    }
  }, [message, region])
}
