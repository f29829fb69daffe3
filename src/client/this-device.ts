/** What the site keeps on this device, and what it hands over to it. */
import { clearLogin } from './stored-login.ts'

/**
 * Everything of this site on this device: the login, an unfinished quiz, keys, caches. A store that cannot be cleared
 * (because it is blocked, or was never there) does not keep the others from it.
 */
export const clearDevice = async (): Promise<void> => {
  clearLogin()
  await Promise.allSettled([clearStorage(), clearDatabases(), clearCaches()])
}

const clearStorage = async (): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
}

const clearDatabases = async (): Promise<void> => {
  const found = await indexedDB.databases()
  await Promise.all(found.flatMap(({ name }) => (name ? [deleteDatabase(name)] : [])))
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
