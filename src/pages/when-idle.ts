/** Work that can wait until the page has nothing else to do, and 3 s at most. Returns the way to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: 3000 })
    return () => {
      cancelIdleCallback(idle)
    }
  }
  const timer = setTimeout(work, 1000)
  return () => {
    clearTimeout(timer)
  }
}
