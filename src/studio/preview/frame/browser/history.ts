/** Replaces `client/browser/history.ts`: the same functions, on the history of the preview. */
import { memoryHistory } from './memory-history.ts'

export const historyState = (): unknown => memoryHistory.state()

export const replaceEntry = (state: object, url?: string): void => {
  memoryHistory.replace({ ...own(), ...state }, url)
}

export const pushEntry = (state: object, url: string): void => {
  memoryHistory.push({ ...own(), ...state }, url)
}

export const clearNavigationState = (): void => {
  replaceEntry({ usr: null })
}

export const goInHistory = (steps: number): void => {
  memoryHistory.go(steps)
}

export const stopScrollRestoration = () => () => undefined

export const pageUrl = (): URL => memoryHistory.url()

export const reloadPage = (): void => {
  window.location.reload()
}

const own = (): object => {
  const state = memoryHistory.state()
  return typeof state === 'object' && state !== null ? state : {}
}

/** `memoryHistory` fires the same event. The quiz starts to listen when it reads, or has read, what the device has stored. */
export const onPopState = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener)
  memoryHistory.followed()
  return () => {
    window.removeEventListener('popstate', listener)
  }
}

/** Always true, because the server is on this computer. */
export const canReload = async (): Promise<boolean> => true
