import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** free: it turns unless it is held. asked: a person pressed Play, so it turns at once. stopped: a person moved or stopped it. */
type Mode = 'free' | 'asked' | 'stopped'

/** What turns by itself: it waits while it is pointed at, has the focus or is out of sight, and for who wants no movement. */
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
  // Play was pressed with the pointer on it: only when it comes anew, it is there to read.
  const resumeFreeMode = () => setMode((now) => (now === 'asked' ? 'free' : now))
  return {
    at,
    stopped: mode === 'stopped',
    toggle: () => setMode(mode === 'stopped' ? 'asked' : 'stopped'),
    /** Whoever moves it wants to read: from then on it stands. */
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
const subscribeToMotion = (tell: () => void) => {
  const query = window.matchMedia(reducedMotionQuery)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

const isDocumentHidden = (): boolean => document.hidden
const subscribeToVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** Drawn at build, nobody has said anything. */
const falseAtBuild = (): boolean => false
