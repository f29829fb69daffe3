/** Tells when the device is online again. Returns the way to stop listening. */
export const whenOnline = (tell: () => void): (() => void) => {
  window.addEventListener('online', tell)
  return () => {
    window.removeEventListener('online', tell)
  }
}

export const isOffline = (): boolean => !navigator.onLine
