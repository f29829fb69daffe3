/**
 * Whether a result can be reached from this device, in a form that is read before the first paint: the result's key is in
 * IndexedDB, which can only be read later, when a notice would push the page down. The mark is the time until which the
 * result is kept, or `saved` once it is in an account. `app/build/head-script.ts` reads it as well.
 */
const key = 'result'
const saved = 'saved'

/** `until`: ISO time at which the server deletes a result that nobody has claimed. */
export const markWaiting = (until: string): void => {
  write(until)
}

/** It is in an account now. The notice says so until the dashboard is opened. */
export const markSaved = (): void => {
  write(saved)
}

/** Nothing waits on this device. What has been saved stays said. */
export const unmarkWaiting = (): void => {
  if (read() !== saved) unmark()
}

/** The saved result was seen in the account. */
export const unmarkSaved = (): void => {
  if (read() === saved) unmark()
}

export const unmark = (): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has kept no mark.
  }
  show(null)
}

/**
 * Another tab may finish a quiz or log out, and a page may come back from the browser's cache with an old notice. Returns
 * the way to stop.
 */
export const syncResultMark = (): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    // null: everything was cleared.
    if (event.key === key || event.key === null) show(read())
  }
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) show(read())
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

const write = (mark: string): void => {
  try {
    localStorage.setItem(key, mark)
  } catch {
    // Then this page is the only one that knows.
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

/** The theme shows the notices by this attribute, see recipes/result-notice.ts. */
const show = (mark: string | null): void => {
  // Tests of this layer run without a page.
  if (typeof document === 'undefined') return
  const { dataset } = document.documentElement
  if (mark === saved) dataset.result = saved
  else if (mark !== null && mark > new Date().toISOString()) dataset.result = 'waiting'
  else delete dataset.result
}
