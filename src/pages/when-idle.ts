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

/**
 * Runs one task after the other, each when the page is idle and the one before it has ended, whether it succeeded or failed.
 * Returns a function that cancels those that have not begun.
 */
export const inTurnWhenIdle = ([task, ...others]: readonly (() => Promise<unknown>)[]): (() => void) => {
  if (!task) return () => undefined
  let isCancelled = false
  let cancelNext = whenIdle(() => {
    const goOn = () => {
      if (!isCancelled) cancelNext = inTurnWhenIdle(others)
    }
    task().then(goOn, goOn)
  })
  return () => {
    isCancelled = true
    cancelNext()
  }
}
