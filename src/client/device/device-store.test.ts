import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDeviceStore, type PhotoRecord } from './device-store.ts'

const name = 'quiz'
const photoOf = (view: string, text = view): PhotoRecord => ({
  id: `id-${view}`,
  view,
  blob: new Blob([text], { type: 'image/jpeg' }),
  width: 800,
  height: 600,
  print: { bytes: text, look: '' },
  advice: null,
  settled: false,
})
const textsOf = async (photos: readonly PhotoRecord[]) =>
  Promise.all(photos.map(async ({ blob, view }) => [view, blob.type, await blob.text()]))

// oxlint-disable-next-line typescript/unbound-method -- It is called with its object.
const put = IDBObjectStore.prototype.put

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
  IDBObjectStore.prototype.put = put
})

/** Simulates WebKit in a private session: the request fails, and its transaction completes anyway. */
const refuse = (isRefused: (value: unknown) => boolean) => {
  IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
    if (!isRefused(value)) return put.call(this, value, key)
    const error = new DOMException('Error preparing Blob/File data to be stored in object store', 'UnknownError')
    return { error, readyState: 'done', result: undefined } as unknown as ReturnType<typeof put>
  }
}
const isPicture = (value: unknown) =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(isBinary))
const isBinary = (value: unknown) => value instanceof Blob || Object.prototype.toString.call(value).includes('Buffer')
const holdsBlob = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).some((one) => one instanceof Blob)

/** Reads or writes the database directly, without the store. */
const stored = async (store: string, value?: Record<string, unknown>): Promise<readonly unknown[]> => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => resolve(request.result)
  })
  const objects = database.transaction(store, 'readwrite').objectStore(store)
  if (value) objects.put(value, String(value['view']))
  const found = await new Promise<readonly unknown[]>((resolve) => {
    const request = objects.getAll()
    request.onsuccess = () => resolve(request.result)
  })
  database.close()
  return found
}

describe('photos on the device', () => {
  test('are read as stored, also by the next page', async () => {
    await openDeviceStore(name).arrangePhotos([photoOf('top'), photoOf('back')], [])
    const next = openDeviceStore(name)
    expect(await textsOf(await next.photos())).toEqual([
      ['back', 'image/jpeg', 'back'],
      ['top', 'image/jpeg', 'top'],
    ])
    expect((await next.photos())[0]).toMatchObject({ id: 'id-back', width: 800, settled: false })
    expect(next.isPersistent()).toBe(true)
  })

  test('are stored in a browser that refuses Blobs, because none is among them', async () => {
    refuse(holdsBlob)
    const store = openDeviceStore(name)
    await store.savePhoto(photoOf('top'))
    expect(store.isPersistent()).toBe(true)
    expect(await textsOf(await openDeviceStore(name).photos())).toEqual([['top', 'image/jpeg', 'top']])
  })

  test('that an earlier version stored as a Blob are still there', async () => {
    await openDeviceStore(name).photos()
    await stored('photos', { view: 'top', blob: new Blob(['old'], { type: 'image/png' }), width: 3, height: 4 })
    const [photo] = await openDeviceStore(name).photos()
    expect(photo).toMatchObject({ id: 'top', width: 3, print: { bytes: '', look: '' }, advice: null, settled: false })
    expect(await textsOf(photo ? [photo] : [])).toEqual([['top', 'image/png', 'old']])
  })

  test('that are invalid are skipped', async () => {
    await openDeviceStore(name).photos()
    await stored('photos', { view: 'top', width: 3 })
    expect(await openDeviceStore(name).photos()).toEqual([])
  })
})

describe('a transaction that completes although a request in it failed', () => {
  test('is a failure: the photo is kept in memory with the earlier ones, and `isPersistent` is false', async () => {
    const store = openDeviceStore(name)
    await store.write('draft', { answers: 12 })
    await store.savePhoto(photoOf('top'))
    refuse(isPicture)
    await store.savePhoto(photoOf('back'))
    expect(await textsOf(await store.photos())).toEqual([
      ['top', 'image/jpeg', 'top'],
      ['back', 'image/jpeg', 'back'],
    ])
    expect(await store.read('draft')).toEqual({ answers: 12 })
    expect(store.isPersistent()).toBe(false)
  })

  test('is detected even if another of its requests succeeded', async () => {
    refuse((value) => isPicture(value) && (value as { view: string }).view === 'back')
    const store = openDeviceStore(name)
    await store.arrangePhotos([photoOf('top'), photoOf('back')], ['side'])
    expect((await store.photos()).map(({ view }) => view).toSorted()).toEqual(['back', 'top'])
  })
})

describe('a transaction that completes before a request has its result', () => {
  test('is a success: Chromium does so with large values', async () => {
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      put.call(this, value, key)
      const early = () => {
        throw new DOMException('The request has not finished', 'InvalidStateError')
      }
      return Object.defineProperties(
        { readyState: 'pending' },
        { error: { get: early }, result: { get: early } },
      ) as never
    }
    const store = openDeviceStore(name)
    await store.write('draft', 'large')
    expect([await store.read('draft'), store.isPersistent()]).toEqual(['large', true])
  })
})

describe('a device without any space', () => {
  const noSpace = () => {
    throw new DOMException('No space', 'QuotaExceededError')
  }

  test('says so when something is to be stored', async () => {
    const store = openDeviceStore(name)
    IDBObjectStore.prototype.put = noSpace
    await expect(store.write('draft', 'new')).rejects.toThrow('No space')
  })

  test('keeps for this visit what must not be lost, and what follows for the same key', async () => {
    const store = openDeviceStore(name)
    await store.write('result', 'old')
    IDBObjectStore.prototype.put = noSpace
    store.keep('result', 'new')
    expect([await store.read('result'), store.isPersistent()]).toEqual(['new', false])
    await store.write('result', 'newer')
    expect(await store.read('result')).toBe('newer')
    await expect(store.write('draft', 'new')).rejects.toThrow('No space')
    IDBObjectStore.prototype.put = put
    await store.write('result', 'newest')
    expect([await store.read('result'), store.isPersistent()]).toEqual(['newest', true])
    expect(await stored('values')).toEqual(['newest'])
    store.keep('result', 'again')
    await store.remove('result')
    expect([await store.read('result'), store.isPersistent()]).toEqual([undefined, true])
    store.keep('result', 'again')
    await store.clear()
    expect(await store.read('result')).toBeUndefined()
  })

  test('deletes at least for this visit when even deleting needs space', async () => {
    const store = openDeviceStore(name)
    await store.write('draft', 'old')
    // oxlint-disable-next-line typescript/unbound-method -- It is only put back.
    const remove = IDBObjectStore.prototype.delete
    onTestFinished(() => {
      IDBObjectStore.prototype.delete = remove
    })
    IDBObjectStore.prototype.delete = noSpace
    await store.remove('draft')
    expect([await store.read('draft'), store.isPersistent()]).toEqual([undefined, false])
  })
})

describe('a store in memory', () => {
  const inMemory = async () => {
    const store = openDeviceStore(name)
    await store.write('draft', 'old')
    await store.savePhoto(photoOf('top'))
    refuse(() => true)
    await store.write('draft', 'new')
    expect(store.isPersistent()).toBe(false)
    return store
  }

  test('also deletes from the database, so that nothing reappears', async () => {
    const store = await inMemory()
    await store.removePhoto('top')
    expect([await store.photos(), await stored('photos')]).toEqual([[], []])
    await store.clear()
    expect([await store.read('draft'), await stored('values')]).toEqual([undefined, []])
  })

  test('works where even asking for the database is an error', async () => {
    const asked = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
    onTestFinished(() => {
      if (asked) Object.defineProperty(globalThis, 'indexedDB', asked)
    })
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    const store = openDeviceStore(name)
    await store.write('draft', 1)
    expect([await store.read('draft'), store.isPersistent()]).toEqual([1, false])
  })

  test('works where the database never answers, and asks it only once', async () => {
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const open = vi.fn<() => object>(() => ({}))
    vi.stubGlobal('indexedDB', { open })
    const store = openDeviceStore(name)
    const written = store.write('draft', 'one')
    await vi.advanceTimersByTimeAsync(5000)
    await written
    expect([await store.read('draft'), store.isPersistent()]).toEqual(['one', false])
    expect(open.mock.calls).toHaveLength(1)
  })

  test('works without a database', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure', 'SecurityError')
      },
    })
    const store = openDeviceStore(name)
    await store.write('draft', 'one')
    await store.savePhoto(photoOf('top'))
    expect([await store.read('draft'), await textsOf(await store.photos())]).toEqual([
      'one',
      [['top', 'image/jpeg', 'top']],
    ])
    expect(store.isPersistent()).toBe(false)
  })
})
