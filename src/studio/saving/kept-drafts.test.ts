import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Draft } from '#editing/draft.ts'

/** The part of localStorage that kept drafts use. */
const storageOf = (entries: Map<string, string>) =>
  ({
    get length() {
      return entries.size
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }) as unknown as Storage

/** The part of the Web Locks API that kept drafts use. `held`: the locks of open windows. */
const locksOf = (held: Set<string>) => ({
  request: async (name: string, ...rest: readonly unknown[]) => {
    const work = rest.at(-1) as () => unknown
    const { signal } = (rest.length > 1 ? rest[0] : {}) as { readonly signal?: AbortSignal }
    if (held.has(name))
      await new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error)
        })
      })
    held.add(name)
    const result = await work()
    held.delete(name)
    return result
  },
})

/** A fresh copy of the module, as each window of the studio has its own. */
const openWindow = async () => {
  vi.resetModules()
  return import('./kept-drafts.ts')
}
type Window = Awaited<ReturnType<typeof openWindow>>

const newDraft = (name: string): Draft => ({ id: '', name, revision: 0, base: {}, acts: [], done: 0 })

/** Opens windows one after the other, each of which stores its draft; returns the names of the drafts that they find. */
const foundLater = async (): Promise<readonly string[]> => {
  const later = await openWindow()
  const draft = await later.claimKeptDraft()
  if (!draft) return []
  await later.forgetKept('')
  return [draft.name, ...(await foundLater())]
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', storageOf(new Map()))
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('two windows with new drafts that the server does not have', () => {
  let windows: readonly [Window, Window]
  beforeEach(async () => {
    windows = [await openWindow(), await openWindow()]
  })

  test('both are found later, whichever was changed last', async () => {
    const [one, two] = windows
    await one.keepDraft(newDraft('One'))
    await two.keepDraft(newDraft('Two'))
    await one.keepDraft(newDraft('One again'))
    expect((await foundLater()).toSorted()).toEqual(['One again', 'Two'])
  })

  test('so are those that were kept while the windows were being closed', async () => {
    const [one, two] = windows
    await one.keepDraft(newDraft('One'))
    one.keepOnLeaving(newDraft('One, newer'))
    two.keepOnLeaving(newDraft('Two'))
    expect((await foundLater()).toSorted()).toEqual(['One, newer', 'Two'])
  })

  test('what one of them has stored is forgotten, and the draft of the other is not', async () => {
    const [one, two] = windows
    await one.keepDraft(newDraft('One'))
    await two.keepDraft(newDraft('Two'))
    await one.forgetKept('')
    expect(await foundLater()).toEqual(['Two'])
  })

  test('a draft that was found stays kept until it is stored', async () => {
    await windows[0].keepDraft(newDraft('One'))
    expect((await (await openWindow()).claimKeptDraft())?.name).toBe('One')
    expect(await foundLater()).toEqual(['One'])
  })
})

test('a new draft of an open window is left to it, and found once that window is closed', async () => {
  const held = new Set<string>()
  vi.stubGlobal('navigator', { locks: locksOf(held) })
  const [one, two] = [await openWindow(), await openWindow()]
  await one.keepDraft(newDraft('One'))
  expect(await two.claimKeptDraft()).toBeNull()
  await one.keepDraft(newDraft('One again'))
  held.clear()
  expect(await foundLater()).toEqual(['One again'])
})

test('a window that is loaded again finds its new draft, although the lock of the page before is released late', async () => {
  const locks = new Set<string>()
  vi.stubGlobal('navigator', { locks: locksOf(locks) })
  await (await openWindow()).keepDraft(newDraft('One'))
  const [name = ''] = locks
  vi.stubGlobal('navigator', {
    locks: {
      request: async (...all: readonly [string, unknown, (() => unknown)?]) => {
        const work = all[2]
        if (all[0] !== name || !work) return undefined
        await new Promise((resolve) => setTimeout(resolve, 100))
        return work()
      },
    },
  })
  expect((await (await openWindow()).claimKeptDraft())?.name).toBe('One')
})

test('a new draft that an earlier version of the studio has kept is found', async () => {
  vi.resetModules()
  const { deviceStore } = await import('#client/device/device-store.ts')
  await deviceStore('studio').write('unsaved draft ', newDraft('Earlier'))
  expect(await foundLater()).toEqual(['Earlier'])
})

test('where localStorage is forbidden a new draft is kept all the same', async () => {
  vi.stubGlobal('localStorage', undefined)
  await (await openWindow()).keepDraft(newDraft('One'))
  expect(await foundLater()).toEqual(['One'])
})

test('a draft of the server is kept under its own id', async () => {
  const [one, two] = [await openWindow(), await openWindow()]
  await one.keepDraft({ ...newDraft('Named'), id: 'd1' })
  expect((await two.readKept('d1'))?.name).toBe('Named')
  expect(await two.claimKeptDraft()).toBeNull()
})
