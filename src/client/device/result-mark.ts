/**
 * Whether a result can be opened on this device, in a form that can be read before the first paint. The key of the
 * result is in IndexedDB, which is asynchronous: a notice that depends on it would shift the page. The mark is the time
 * until which the result is kept (ISO 8601), `saved` once it is in an account, or `seen` once its owner has opened the
 * dashboard. `app/build/head-script.ts` reads it, too.
 */
import { onReturn } from '#client/browser/visibility.ts'

const key = 'result'
const saved = 'saved'
const seen = 'seen'

/** `until`: when the server deletes an unclaimed result (ISO 8601). Only this page shows it if its key is in memory alone. */
export const markWaiting = (until: string, isPersistent: boolean): void => {
  if (isPersistent) write(until)
  else show(until)
}

/** The result is in an account now. The notice says so until the dashboard is opened. */
export const markSaved = (): void => {
  write(saved)
}

/** No result waits on this device. The mark of one in an account stays. */
export const unmarkWaiting = (): void => {
  if (!isInAccount(read())) unmark()
}

/** The user has seen the saved result in the account. */
export const markSeen = (): void => {
  if (read() === saved) write(seen)
}

/** The account has no result any more: those that were in it are deleted. */
export const unmarkSeen = (): void => {
  if (read() === seen) unmark()
}

export const unmark = (): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is no mark.
  }
  show(null)
}

/**
 * Updates the notice when another tab finishes a quiz or logs out, and when the page comes back from the back/forward
 * cache. Returns a function that unsubscribes.
 */
export const syncResultMark = (): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    // null: the whole storage was cleared.
    if (event.key === key || event.key === null) show(read())
  }
  const stopReturn = onReturn(() => {
    show(read())
  })
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
    stopReturn()
  }
}

const isInAccount = (mark: string | null): mark is typeof saved | typeof seen => mark === saved || mark === seen

const write = (mark: string): void => {
  try {
    localStorage.setItem(key, mark)
  } catch {
    // Without storage, only this page shows the notice.
  }
  show(mark)
}

const read = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Sets the attribute by which the theme shows the notice, see recipes/result/result-notice.ts. */
const show = (mark: string | null): void => {
  // In Node, where the tests of the device store run.
  if (typeof document === 'undefined') return
  const { dataset } = document.documentElement
  if (isInAccount(mark)) dataset.result = mark
  else if (mark !== null && mark > new Date().toISOString()) dataset.result = 'waiting'
  else delete dataset.result
}
