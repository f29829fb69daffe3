/** Runs `work` when the page is idle, at the latest after 3 s. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: 3000 })
    return () => {
      cancelIdleCallback(idle)
    }
  }
  // Safari has no `requestIdleCallback`.
  const timer = setTimeout(work, 100)
  return () => {
    clearTimeout(timer)
  }
}
