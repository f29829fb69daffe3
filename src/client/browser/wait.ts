/** Resolves after `ms`. Once aborted it stays pending: nobody waits for it any more. */
export const wait = (ms: number, signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(null)
    }, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
    })
  })
