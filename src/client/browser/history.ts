/** The browser's session history and the URL of the page. The router has its own keys in the state of an entry. */
import { withTimeout } from './with-timeout.ts'

/** The state of the current entry. null: none, or no browser (prerendering). */
export const historyState = (): unknown => (typeof window === 'undefined' ? null : window.history.state)

/** Adds to the state of the current entry, and changes its URL if one is given. */
export const replaceEntry = (state: object, url?: string): void => {
  window.history.replaceState({ ...window.history.state, ...state }, '', url)
}

/** Adds an entry, with the state of the current one and more. */
export const pushEntry = (state: object, url?: string): void => {
  window.history.pushState({ ...window.history.state, ...state }, '', url)
}

/** Removes the state that was given to `navigate`, so that a reload or Back does not see it again. */
export const clearNavigationState = (): void => {
  replaceEntry({ usr: null })
}

/** Positive: forward. */
export const goInHistory = (steps: number): void => {
  window.history.go(steps)
}

/** Returns a function that unsubscribes. */
export const onPopState = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('popstate', listener)
  }
}

/** From now on the browser does not restore scroll positions. Returns a function that undoes it. */
export const stopScrollRestoration = (): (() => void) => {
  window.history.scrollRestoration = 'manual'
  return () => {
    window.history.scrollRestoration = 'auto'
  }
}

/** The URL of the page. null: no browser (prerendering). */
export const pageUrl = (): URL | null => (typeof window === 'undefined' ? null : new URL(window.location.href))

export const reloadPage = (): void => {
  window.location.reload()
}

/**
 * Whether the server has the page now, be it the one for an unknown address: false when it is away or overloaded, or when nothing has come
 * for five seconds.
 */
export const canReload = (): Promise<boolean> =>
  withTimeout(fetch(''), 5000).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  )
