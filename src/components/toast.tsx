import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { unobstructedTop, interactiveRects } from './toast-position.ts'
import { Icon, type IconName } from './icon.tsx'
import { slots } from './recipe.ts'

const classOf = slots('toast')

export type ToastProps = {
  /** null: nothing to show. The live region stays mounted, so that a new message is announced. */
  readonly message: string | null
  readonly onGone: () => void
  /** By default a tick. */
  readonly icon?: IconName | undefined
}

/**
 * A short confirmation. It must not be the only place of important information. Pointer events pass through it, and
 * where there is room it covers no interactive element.
 */
export const Toast = ({ icon = 'tick', message, onGone }: ToastProps) => {
  const region = useRef<HTMLDivElement>(null)
  useUnobstructedPosition(region, message)
  return (
    <div ref={region} className={classOf('region')} role="status">
      {message !== null && <ToastLine key={message} icon={icon} message={message} onGone={onGone} />}
    </div>
  )
}

/** Twice the time of a slow reader (10 characters a second), plus the time to notice it. */
const readingTimeMs = (message: string): number => 3000 + 200 * message.length

type ToastLineProps = {
  readonly icon: IconName
  readonly message: string
  readonly onGone: () => void
}

const ToastLine = ({ icon, message, onGone }: ToastLineProps) => {
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => gone(), readingTimeMs(message))
    return () => clearTimeout(timer)
  }, [message])
  return (
    <p className={classOf('root')}>
      <Icon name={icon} />
      {message}
    </p>
  )
}

const scrollSettleMs = 120

/** Computed when the message appears, and again once scrolling or resizing has settled. */
const useUnobstructedPosition = (region: { readonly current: HTMLElement | null }, message: string | null): void => {
  useLayoutEffect(() => {
    const element = region.current
    if (!element || message === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const place = () => {
      element.style.removeProperty('inset-block')
      const box = element.getBoundingClientRect()
      const top = unobstructedTop(box, interactiveRects())
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
