/**
 * The device's storage: the draft, its photos and the key of the last result. IndexedDB rather than localStorage, which
 * can lose the last second of writes when a browser crashes. Where IndexedDB is not available, everything is kept in
 * memory and `isPersistent` returns false.
 */
import { NoAnswer, openDatabase, transact, type StoreName } from './database.ts'
import { fromStored, toStored, type PhotoRecord } from './stored-photo.ts'

export type { PhotoRecord } from './stored-photo.ts'

export type DeviceStore = {
  /** False when nothing will be left after the browser is closed. */
  readonly isPersistent: () => boolean
  readonly read: (key: string) => Promise<unknown>
  /** Rejects when the device has no space for it. */
  readonly write: (key: string, value: unknown) => Promise<void>
  /** For what must not be lost when `write` has rejected: keeps it in memory, until the device has space for a value of this key. */
  readonly keep: (key: string, value: unknown) => void
  readonly remove: (key: string) => Promise<void>
  readonly photos: () => Promise<readonly PhotoRecord[]>
  readonly savePhoto: (photo: PhotoRecord) => Promise<void>
  readonly removePhoto: (view: string) => Promise<void>
  /** In one transaction: stores `photos` at their views and removes those at the views in `empty`. */
  readonly arrangePhotos: (photos: readonly PhotoRecord[], empty: readonly string[]) => Promise<void>
  /** Deletes everything. */
  readonly clear: () => Promise<void>
}

const opened = new Map<string, DeviceStore>()

/** One store for each name, so that all pages of a tab share the same memory where nothing can be persisted. */
export const deviceStore = (name: string): DeviceStore => {
  const store = opened.get(name) ?? openDeviceStore(name)
  opened.set(name, store)
  return store
}

type Change = {
  readonly put?: readonly (readonly [key: string, value: unknown])[]
  readonly remove?: readonly string[]
}
type Memory = Readonly<Record<StoreName, Map<string, unknown>>>

/** Opens a separate store with each call. Pages share one: use `deviceStore`. */
export const openDeviceStore = (name: string): DeviceStore => {
  let connection: Promise<IDBDatabase> | null = null
  let memory: Memory | null = null
  const kept = new Map<string, unknown>()
  /** A browser that did not answer is not asked again: each operation would wait. */
  const forgetConnection = (error: unknown) => {
    if (!(error instanceof NoAnswer)) connection = null
  }

  const connect = (): Promise<IDBDatabase> => {
    connection ??= openDatabase(name, () => {
      connection = null
    })
    connection.catch(forgetConnection)
    return connection
  }

  const inDatabase = async (
    store: StoreName,
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore) => readonly IDBRequest[],
  ): Promise<readonly unknown[]> => transact(await connect(), store, mode, work)

  /** Copies what can still be read. From then on only the memory is used. */
  const copyOf = async (store: StoreName): Promise<Map<string, unknown>> => {
    try {
      const [keys, values] = await inDatabase(store, 'readonly', (objects) => [objects.getAllKeys(), objects.getAll()])
      if (!Array.isArray(keys) || !Array.isArray(values)) return new Map()
      return new Map(keys.map((key, at) => [String(key), values[at]]))
    } catch {
      return new Map()
    }
  }

  /**
   * null: the store works in memory. Some phones close the connection at any time, so a failed operation is retried on
   * a new one. `needsSpace`: rejects when the device has none, so that the caller can tell the visitor.
   */
  const tryTwice = async <Value>(work: () => Promise<Value>, needsSpace = false): Promise<Value | null> => {
    if (memory) return null
    for (const last of [false, true]) {
      try {
        return await work()
      } catch (error) {
        forgetConnection(error)
        if (last && needsSpace && error instanceof DOMException && error.name === 'QuotaExceededError') throw error
      }
    }
    const copy = { values: await copyOf('values'), photos: await copyOf('photos') }
    memory ??= copy
    return null
  }

  const read = async (store: StoreName, key: string): Promise<unknown> => {
    const found = await tryTwice(() => inDatabase(store, 'readonly', (objects) => [objects.get(key)]))
    return found ? found[0] : memory?.[store].get(key)
  }

  const change = async (store: StoreName, { put = [], remove = [] }: Change): Promise<void> => {
    const work = (objects: IDBObjectStore) => [
      ...remove.map((key) => objects.delete(key)),
      ...put.map(([key, value]) => objects.put(value, key)),
    ]
    if (await tryTwice(() => inDatabase(store, 'readwrite', work), put.length > 0)) return
    for (const key of remove) memory?.[store].delete(key)
    for (const [key, value] of put) memory?.[store].set(key, value)
    if (remove.length === 0) return
    // A deleted value must not reappear at the next visit, even if the database refuses everything else.
    await inDatabase(store, 'readwrite', (objects) => remove.map((key) => objects.delete(key))).catch(() => undefined)
  }

  // Opens the database early. It fails at build time, and where even asking for IndexedDB is an error: nothing is read then.
  connect().catch(() => undefined)

  return {
    isPersistent: () => memory === null && kept.size === 0,
    read: async (key) => (kept.has(key) ? kept.get(key) : read('values', key)),
    write: async (key, value) => {
      try {
        await change('values', { put: [[key, value]] })
        kept.delete(key)
      } catch (error) {
        if (!kept.has(key)) throw error
        kept.set(key, value)
      }
    },
    keep: (key, value) => {
      kept.set(key, value)
    },
    remove: (key) => {
      kept.delete(key)
      return change('values', { remove: [key] })
    },
    photos: async () => {
      const found = await tryTwice(() => inDatabase('photos', 'readonly', (objects) => [objects.getAll()]))
      const all: unknown = found ? found[0] : [...(memory?.photos.values() ?? [])]
      return Array.isArray(all) ? all.flatMap((value) => fromStored(value) ?? []) : []
    },
    savePhoto: async (photo) => change('photos', { put: [[photo.view, await toStored(photo)]] }),
    removePhoto: (view) => change('photos', { remove: [view] }),
    arrangePhotos: async (photos, empty) => {
      const stored = await Promise.all(photos.map(toStored))
      await change('photos', { put: stored.map((photo) => [photo.view, photo]), remove: empty })
    },
    clear: async () => {
      kept.clear()
      for (const store of ['values', 'photos'] as const) {
        const work = () => inDatabase(store, 'readwrite', (objects) => [objects.clear()])
        if (await tryTwice(work)) continue
        memory?.[store].clear()
        await work().catch(() => undefined)
      }
    },
  }
}
