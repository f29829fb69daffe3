let running: Promise<unknown> = Promise.resolve()

/**
 * Begins the work when earlier work of this name has ended, in every tab. Without locks, which a browser has on HTTPS and localhost
 * only: when all earlier work of this tab has ended.
 */
export const withTabLock = <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const mine = running.then(work, work)
  running = mine
  return mine
}
