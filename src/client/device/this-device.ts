import { tellDeleted } from '#client/browser/other-tabs.ts'
import { unregisterServiceWorker } from '#client/browser/service-worker-registration.ts'
import { unmark } from './result-mark.ts'
import { clearLogin } from './stored-login.ts'

/**
 * Deletes everything of this site on this device: login, unfinished quiz, keys, service worker, caches. A storage that cannot be
 * cleared does not prevent clearing the others. `databases`: the names of the quizzes, because not every browser can list its
 * databases; the other tabs that have one open forget it, too.
 */
export const clearDevice = async (databases: readonly string[]): Promise<void> => {
  clearLogin()
  unmark()
  await Promise.allSettled([
    clearStorage(() => localStorage),
    clearStorage(() => sessionStorage),
    clearDatabases(databases),
    unregisterServiceWorker(),
    clearCaches(),
  ])
  for (const name of databases) tellDeleted(name)
}

/** `storage` is a function, because even naming a storage throws an error where the browser blocks it. */
const clearStorage = async (storage: () => Storage): Promise<void> => storage().clear()

const clearDatabases = async (known: readonly string[]): Promise<void> => {
  const names = new Set([...known, ...(await listedDatabases())])
  await Promise.all([...names].map(deleteDatabase))
}

const listedDatabases = async (): Promise<readonly string[]> => {
  try {
    // oxlint-disable-next-line no-restricted-properties -- Newer than some supported browsers: without it the known ones are deleted.
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  } catch {
    return []
  }
}

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    // Blocked: another tab has it open. That tab gets `versionchange` and closes it; then the deletion goes on.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve())
  })

const clearCaches = async (): Promise<void> => {
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
