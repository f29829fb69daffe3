/** Calls `listener` when the device is online again. Returns a function that unsubscribes. */
export const whenOnline = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  return () => {
    window.removeEventListener('online', listener)
  }
}

/** The browser's own view. A request can fail although this is false. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false
