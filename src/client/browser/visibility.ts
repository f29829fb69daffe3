/** True in a tab in the background, on a locked device and while the page is being closed. */
export const isPageHidden = (): boolean => document.hidden

/** Returns a function that unsubscribes. */
export const onVisibilityChange = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Calls `listener` when the page is left or closed. Returns a function that unsubscribes. */
export const onPageHide = (listener: () => void): (() => void) => {
  window.addEventListener('pagehide', listener)
  return () => {
    window.removeEventListener('pagehide', listener)
  }
}

/** Calls `listener` when the page comes back from the back/forward cache. Returns a function that unsubscribes. */
export const onReturn = (listener: () => void): (() => void) => {
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener()
  }
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('pageshow', onPageShow)
  }
}
