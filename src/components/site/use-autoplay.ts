import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/**
 * `free`: plays unless it is hovered or focused. `asked`: the user pressed Play, so it plays even while hovered.
 * `stopped`: the user stopped or moved it.
 */
type Mode = 'free' | 'asked' | 'stopped'

/**
 * Advances an index on a timer. It pauses while hovered or focused, in a hidden document, and for users who prefer
 * reduced motion (WCAG 2.2.2).
 */
export const useAutoplay = (count: number, milliseconds: number) => {
  const [at, setAt] = useState(0)
  const [mode, setMode] = useState<Mode>('free')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const documentHidden = useSyncExternalStore(subscribeToVisibility, isDocumentHidden, falseAtBuild)
  const reducedMotion = useSyncExternalStore(subscribeToMotion, prefersReducedMotion, falseAtBuild)
  const held = mode === 'free' && (hovered || focused)
  const isPlaying = milliseconds > 0 && count > 1 && mode !== 'stopped' && !held && !documentHidden && !reducedMotion
  const next = useEffectEvent(() => setAt((at + 1) % count))
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => next(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds, isPlaying])
  // After Play the pointer is still on the carousel; hovering pauses it again only when the pointer comes back.
  const resumeFreeMode = () => setMode((now) => (now === 'asked' ? 'free' : now))
  return {
    at,
    stopped: mode === 'stopped',
    toggle: () => setMode(mode === 'stopped' ? 'asked' : 'stopped'),
    /** A manual move stops the autoplay for good: the user wants to read. */
    move: (by: 1 | -1) => {
      setMode('stopped')
      setAt((at + by + count) % count)
    },
    pauseHandlers: {
      onPointerEnter: () => {
        setHovered(true)
        resumeFreeMode()
      },
      onPointerLeave: () => setHovered(false),
      onFocus: () => {
        setFocused(true)
        resumeFreeMode()
      },
      onBlur: () => setFocused(false),
    },
  }
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'
const prefersReducedMotion = (): boolean => window.matchMedia(reducedMotionQuery).matches
const subscribeToMotion = (notify: () => void) => {
  const query = window.matchMedia(reducedMotionQuery)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

const isDocumentHidden = (): boolean => document.hidden
const subscribeToVisibility = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** The server snapshot: at build time there are no preferences. */
const falseAtBuild = (): boolean => false
