import type { Arrival, Location, Navigate } from '#pages/router/router.tsx'

export type Moved = { readonly location: Location; readonly arrival: Arrival }

export type BrowserHistory = {
  readonly location: () => Location
  readonly navigate: Navigate
  /** Returns a function that stops it. */
  readonly listen: (listener: (moved: Moved) => void) => () => void
}

/**
 * The history of the browser. The state of each entry that the router has written has an index (`idx`), which shows how far apart two
 * entries are, and what was given to `navigate` (`usr`).
 */
export const browserHistory = (): BrowserHistory => {
  const listeners = new Set<(moved: Moved) => void>()
  const tell = (arrival: Arrival) => {
    for (const listener of listeners) listener({ location: locationNow(), arrival })
  }
  if (indexNow() === null) window.history.replaceState({ ...window.history.state, idx: 0 }, '')
  return {
    location: locationNow,
    navigate: (to, { replace = false, state = null } = {}) => {
      const index = indexNow() ?? 0
      if (replace) window.history.replaceState({ usr: state, idx: index }, '', to)
      else window.history.pushState({ usr: state, idx: index + 1 }, '', to)
      tell(replace ? 'replace' : 'push')
    },
    listen: (listener) => {
      const popped = () => {
        listener({ location: locationNow(), arrival: 'pop' })
      }
      window.addEventListener('popstate', popped)
      listeners.add(listener)
      return () => {
        window.removeEventListener('popstate', popped)
        listeners.delete(listener)
      }
    },
  }
}

const locationNow = (): Location => {
  const { hash, pathname, search } = window.location
  const state = window.history.state as { readonly usr?: unknown } | null
  return { pathname, search, hash, state: state?.usr ?? null }
}

const indexNow = (): number | null => {
  const state = window.history.state as { readonly idx?: number } | null
  return state?.idx ?? null
}
