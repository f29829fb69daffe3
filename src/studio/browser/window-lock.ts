/** How long to wait for a lock. After a reload, the lock of the previous page is released a moment later. */
const timeoutMs = 1000

/** Holds a lock for as long as this window is open. */
export const holdLock = (name: string): void => {
  if (!('locks' in navigator)) return
  void navigator.locks.request(name, () => new Promise<never>(() => undefined)).catch(() => undefined)
}

/**
 * Does the work unless another open window holds the lock. Without the Web Locks API that is not known, and the work is done.
 *
 * @returns null: another window holds it
 */
export const unlessHeld = async <Result>(name: string, work: () => Promise<Result>): Promise<Result | null> => {
  if (!('locks' in navigator)) return work()
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await navigator.locks.request(name, { signal }, work)
  } catch (error) {
    if (error === signal.reason) return null
    throw error
  }
}
