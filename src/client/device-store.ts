/**
 * What is kept on the device: the draft, its photos and the key of the last result. IndexedDB, because a browser that
 * dies loses the last second of localStorage. Where it is refused, everything lives in memory and `lasting` says so.
 */
export type PhotoRecord = {
  /** A made-up id and a number in sequence. */
  readonly id: string
  readonly view: string
  readonly blob: Blob
  readonly width: number
  readonly height: number
  /** By which the same picture is known again. */
  readonly print: { readonly bytes: string; readonly look: string }
  /** What was advised about it. null: nothing yet, or nothing could be said. */
  readonly advice: string | null
  /** The visitor keeps it, whatever was advised. */
  readonly settled: boolean
}

export type DeviceStore = {
  /** False when this browser will not keep anything after it is closed. */
  readonly lasting: () => boolean
  readonly read: (key: string) => Promise<unknown>
  readonly write: (key: string, value: unknown) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  readonly photos: () => Promise<readonly PhotoRecord[]>
  readonly keepPhoto: (photo: PhotoRecord) => Promise<void>
  readonly removePhoto: (view: string) => Promise<void>
  /** All or none: the photos at their views, and nothing at these others. */
  readonly arrangePhotos: (photos: readonly PhotoRecord[], empty: readonly string[]) => Promise<void>
  /** Answers, photos and keys: gone from this device. */
  readonly clear: () => Promise<void>
}

const stores = { values: 'values', photos: 'photos' } as const
type StoreName = keyof typeof stores

const opened = new Map<string, DeviceStore>()

/** One for each name: where this browser keeps nothing, all pages of the tab share what is in memory. */
export const deviceStore = (name: string): DeviceStore => {
  const store = opened.get(name) ?? openDeviceStore(name)
  opened.set(name, store)
  return store
}

const openDeviceStore = (name: string): DeviceStore => {
  let connection: Promise<IDBDatabase> | null = null
  let memory: Map<string, unknown> | null = null

  const connect = (): Promise<IDBDatabase> => {
    connection ??= openDatabase(name, () => {
      connection = null
    })
    connection.catch(() => {
      connection = null
    })
    return connection
  }

  /** Some phones close the connection under us: the second try opens it again. */
  const inStore = async <Value>(
    store: StoreName,
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore) => IDBRequest<Value>,
    inMemory: (values: Map<string, unknown>) => unknown,
  ): Promise<unknown> => {
    if (memory) return inMemory(memory)
    for (const last of [false, true]) {
      try {
        return await transact(await connect(), store, mode, work)
      } catch (error) {
        connection = null
        if (last && error instanceof DOMException && error.name === 'QuotaExceededError') throw error
      }
    }
    memory = new Map()
    return inMemory(memory)
  }

  // Where there is none (a page that is made at build), the first use finds that out.
  if (typeof indexedDB !== 'undefined') connect().catch(() => undefined)

  return {
    lasting: () => memory === null,
    read: (key) =>
      inStore(
        'values',
        'readonly',
        (objects) => objects.get(key),
        (values) => values.get(`values/${key}`),
      ),
    write: async (key, value) => {
      await inStore(
        'values',
        'readwrite',
        (objects) => objects.put(value, key),
        (values) => values.set(`values/${key}`, value),
      )
    },
    remove: async (key) => {
      await inStore(
        'values',
        'readwrite',
        (objects) => objects.delete(key),
        (values) => values.delete(`values/${key}`),
      )
    },
    photos: async () => {
      const found = await inStore(
        'photos',
        'readonly',
        (objects) => objects.getAll(),
        (values) => [...values].filter(([key]) => key.startsWith('photos/')).map(([, photo]) => photo),
      )
      return Array.isArray(found) ? found.filter(isPhoto).map(ofToday) : []
    },
    keepPhoto: async (photo) => {
      await inStore(
        'photos',
        'readwrite',
        (objects) => objects.put(photo, photo.view),
        (values) => values.set(`photos/${photo.view}`, photo),
      )
    },
    removePhoto: async (view) => {
      await inStore(
        'photos',
        'readwrite',
        (objects) => objects.delete(view),
        (values) => values.delete(`photos/${view}`),
      )
    },
    arrangePhotos: async (photos, empty) => {
      await inStore(
        'photos',
        'readwrite',
        (objects) => {
          for (const view of empty) objects.delete(view)
          for (const photo of photos) objects.put(photo, photo.view)
          return objects.count()
        },
        (values) => {
          for (const view of empty) values.delete(`photos/${view}`)
          for (const photo of photos) values.set(`photos/${photo.view}`, photo)
        },
      )
    },
    clear: async () => {
      for (const store of ['values', 'photos'] as const)
        await inStore(
          store,
          'readwrite',
          (objects) => objects.clear(),
          (values) => values.clear(),
        )
    },
  }
}

const isPhoto = (value: unknown): value is PhotoRecord =>
  typeof value === 'object' && value !== null && 'blob' in value && value.blob instanceof Blob && 'view' in value

/** What was kept before all of this was known is a picture all the same. */
const ofToday = (photo: PhotoRecord): PhotoRecord => ({
  ...{ id: photo.view, print: { bytes: '', look: '' }, advice: null, settled: false },
  ...photo,
})

const openDatabase = (name: string, onLost: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const store of Object.values(stores)) request.result.createObjectStore(store)
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

const transact = <Value>(
  database: IDBDatabase,
  store: StoreName,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(stores[store], mode)
    const request = work(transaction.objectStore(stores[store]))
    // All requests are made: a page that is left now loses nothing, and nothing waits for their answers.
    transaction.commit()
    transaction.oncomplete = () => {
      resolve(request.result)
    }
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The transaction was aborted'))
    }
  })
