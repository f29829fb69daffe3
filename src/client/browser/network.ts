/** Tells when the device is online again. Returns the way to stop listening. */
export const whenOnline = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  return () => {
    window.removeEventListener('online', listener)
  }
}

/** What the browser itself knows. A call can be cut although this is false. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false
