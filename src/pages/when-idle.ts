/** Work that can wait until the page has nothing else to do, and 3 s at most. Returns the way to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: 3000 })
    return () => {
      cancelIdleCallback(idle)
    }
  }
  // Safari cannot say when it is idle: after the page has been drawn, and what was waiting for that is done.
  const timer = setTimeout(work, 100)
  return () => {
    clearTimeout(timer)
  }
}
