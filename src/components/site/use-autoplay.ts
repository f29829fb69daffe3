import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** free: it turns unless it is held. asked: a person pressed Play, so it turns at once. stopped: a person moved or stopped it. */
type Mode = 'free' | 'asked' | 'stopped'

/** What turns by itself: it waits while it is pointed at, has the focus or is out of sight, and for who wants no movement. */
export const useTurning = (count: number, milliseconds: number) => {
  const [at, setAt] = useState(0)
  const [mode, setMode] = useState<Mode>('free')
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const away = useSyncExternalStore(onVisibility, isAway, notYet)
  const still = useSyncExternalStore(onMotion, isStill, notYet)
  const held = mode === 'free' && (pointed || focused)
  const turns = milliseconds > 0 && count > 1 && mode !== 'stopped' && !held && !away && !still
  const next = useEffectEvent(() => setAt((at + 1) % count))
  useEffect(() => {
    if (!turns) return undefined
    const timer = setInterval(() => next(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds, turns])
  // Play was pressed with the pointer on it: only when it comes anew, it is there to read.
  const comes = () => setMode((now) => (now === 'asked' ? 'free' : now))
  return {
    at,
    stopped: mode === 'stopped',
    toggle: () => setMode(mode === 'stopped' ? 'asked' : 'stopped'),
    /** Whoever moves it wants to read: from then on it stands. */
    move: (by: 1 | -1) => {
      setMode('stopped')
      setAt((at + by + count) % count)
    },
    holders: {
      onPointerEnter: () => {
        setPointed(true)
        comes()
      },
      onPointerLeave: () => setPointed(false),
      onFocus: () => {
        setFocused(true)
        comes()
      },
      onBlur: () => setFocused(false),
    },
  }
}

const lessMotion = '(prefers-reduced-motion: reduce)'
const isStill = (): boolean => window.matchMedia(lessMotion).matches
const onMotion = (tell: () => void) => {
  const query = window.matchMedia(lessMotion)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

const isAway = (): boolean => document.hidden
const onVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** Drawn at build, nobody has said anything. */
const notYet = (): boolean => false
