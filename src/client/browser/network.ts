/** Calls `listener` when the device is online again. Returns a function that unsubscribes. */
export const whenOnline = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  return () => {
    window.removeEventListener('online', listener)
  }
}

/** Calls `listener` when the device loses its connection. Returns a function that unsubscribes. */
export const whenOffline = (listener: () => void): (() => void) => {
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('offline', listener)
  }
}

/** The browser's own view. A request can fail although this is false. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

/** The visitor has asked to save data, in the settings of the browser. */
export const savesData = (): boolean =>
  // oxlint-disable-next-line no-restricted-properties -- Where it is missing, nobody has asked to save data.
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
