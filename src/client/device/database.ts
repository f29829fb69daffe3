/**
 * IndexedDB with promises: opening a database, and transactions whose promise resolves only if every request succeeded.
 */
export type StoreName = 'values' | 'photos'

const stores: readonly StoreName[] = ['values', 'photos']

/** Opening takes a second on a slow phone. Some browsers never answer, for instance when their profile is damaged. */
const openTimeoutMs = 4000

/** The browser has not answered in time and is not expected to. */
export class NoAnswer extends Error {}

/**
 * Opens the database and makes its stores. `onLost`: the connection was closed, and another one has to be opened. Rejects with
 * `NoAnswer` after `openTimeoutMs`.
 */
export const openDatabase = (name: string, onLost: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    // Without effect when there has been an answer.
    setTimeout(() => {
      request.onsuccess = () => {
        request.result.close()
      }
      reject(new NoAnswer())
    }, openTimeoutMs)
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB did not open'))
    }
    request.onsuccess = () => {
      const database = request.result
      database.onclose = onLost
      database.onversionchange = () => {
        database.close()
        onLost()
      }
      resolve(database)
    }
  })

/**
 * Runs the requests that `work` creates in one transaction. Resolves with their results, in order, or rejects if any of
 * them failed.
 */
export const transact = (
  database: IDBDatabase,
  store: StoreName,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => readonly IDBRequest[],
): Promise<readonly unknown[]> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode)
    const requests = work(transaction.objectStore(store))
    // An explicit commit: without waiting for the results, so that nothing is lost when the page is closed now. Not for
    // photos: Chromium stores large values outside the database and completes the transaction before it has the
    // results.
    if (store !== 'photos') transaction.commit()
    transaction.oncomplete = () => {
      const failed = requests.find((request) => errorOf(request) !== null)
      if (failed) reject(errorOf(failed) ?? new Error('A request has failed'))
      else resolve(requests.map((request): unknown => (request.readyState === 'done' ? request.result : undefined)))
    }
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The transaction was aborted'))
    }
  })

/** After an explicit commit, WebKit completes a transaction even if one of its requests failed. */
const errorOf = (request: IDBRequest): DOMException | null =>
  // Reading `error` of a pending request throws.
  (request.readyState === 'done' && request.error) || null
