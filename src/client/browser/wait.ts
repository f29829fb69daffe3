/** Resolves after `ms`. Once aborted it stays pending: nobody waits for it any more. */
export const wait = (ms: number, signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) return
    const stop = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve(null)
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
