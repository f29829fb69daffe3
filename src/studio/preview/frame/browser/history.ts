/** Replaces `client/browser/history.ts`: the same functions, on the history of the preview. */
import type * as replaced from '#client/browser/history.ts'
import { memoryHistory } from './memory-history.ts'

export const historyState: typeof replaced.historyState = () => memoryHistory.state()

export const replaceEntry: typeof replaced.replaceEntry = (state, url) => {
  memoryHistory.replace({ ...own(), ...state }, url)
}

export const pushEntry: typeof replaced.pushEntry = (state, url) => {
  memoryHistory.push({ ...own(), ...state }, url)
}

export const clearNavigationState: typeof replaced.clearNavigationState = () => {
  replaceEntry({ usr: null })
}

export const goInHistory: typeof replaced.goInHistory = (steps) => {
  memoryHistory.go(steps)
}

export const stopScrollRestoration: typeof replaced.stopScrollRestoration = () => () => undefined

export const pageUrl: typeof replaced.pageUrl = () => memoryHistory.url()

export const reloadPage: typeof replaced.reloadPage = () => {
  window.location.reload()
}

const own = (): object => {
  const state = memoryHistory.state()
  return typeof state === 'object' && state !== null ? state : {}
}

/** `memoryHistory` fires the same event. The quiz starts to listen when it reads, or has read, what the device has stored. */
export const onPopState: typeof replaced.onPopState = (listener) => {
  window.addEventListener('popstate', listener)
  memoryHistory.followed()
  return () => {
    window.removeEventListener('popstate', listener)
  }
}

/** Always true, because the server is on this computer. */
export const canReload: typeof replaced.canReload = async () => true
