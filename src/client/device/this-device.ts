/** What the site keeps on this device, and what it hands over to it. */
import { unmark } from './result-mark.ts'
import { clearLogin } from './stored-login.ts'

/**
 * Everything of this site on this device: the login, an unfinished quiz, keys, caches. A store that cannot be cleared
 * (because it is blocked, or was never there) does not keep the others from it. `databases`: the names that we know,
 * because not every browser lists what it has.
 */
export const clearDevice = async (databases: readonly string[]): Promise<void> => {
  clearLogin()
  unmark()
  await Promise.allSettled([clearStorage(), clearDatabases(databases), clearCaches()])
}

const clearStorage = async (): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
}

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
    // Blocked: another tab has it open. It is told to close it, and the deletion follows.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve())
  })

const clearCaches = async (): Promise<void> => {
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

/** A file that was made or fetched goes to the downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
