/** IndexedDB in promises: opening a database, and a transaction that says truly whether all of it was done. */
export type StoreName = 'values' | 'photos'

const stores: readonly StoreName[] = ['values', 'photos']

export const openDatabase = (name: string, onLost: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
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

/** Does all that `work` asks for, or rejects. Gives the answers in the order of the requests. */
export const transact = (
  database: IDBDatabase,
  store: StoreName,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => readonly IDBRequest[],
): Promise<readonly unknown[]> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode)
    const requests = work(transaction.objectStore(store))
    // All requests are made: a page that is left now loses nothing, and nothing waits for their answers. Not with photos:
    // Chromium writes large values beside the database, and completes before it has an answer for them.
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

/** After an explicit commit, WebKit completes a transaction although it could not do what was asked in it. */
const errorOf = (request: IDBRequest): DOMException | null =>
  // Asked for its error too early, a request throws.
  (request.readyState === 'done' && request.error) || null
