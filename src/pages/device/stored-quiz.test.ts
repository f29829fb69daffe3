import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeviceStore } from '#client/device/device-store.ts'
import type { Draft, StoredResult } from '#machines/draft.ts'
import { photoRecord } from '#testing/samples/photo-record.ts'
import { memoryStore } from '#client/device/memory-store.ts'
import { fullStore } from '#testing/stories/fakes/full-store.ts'
import {
  clearQuiz,
  discardDraft,
  forgetResult,
  saveDraft,
  saveResult,
  storedResultIn,
  markClaimed,
  photosOfResult,
  readAndExpire,
  setPhotosAside,
} from './stored-quiz.ts'

const retention = { draft_days: 7, unclaimed_days: 30 }
const at = '2026-11-01T12:00:00.000Z'
const expires = '2026-12-01T12:00:00.000Z'
const daysAfter = (days: number): number => Date.parse(at) + days * 86_400_000
const result: StoredResult = { id: 'first', token: 'token_1', at }
const newer: StoredResult = { id: 'second', token: 'token_2', at }
const draft: Draft = {
  quiz: 'q',
  contentVersion: 'a',
  step: 'goals',
  answers: { '0': ['growth'] },
  consents: {},
  titles: {},
  photos: [],
  sending: null,
  savedAt: at,
}
const viewsIn = async (store: DeviceStore) => (await store.photos()).map(({ view }) => view).toSorted()
const ofResult = async (store: DeviceStore) =>
  (await photosOfResult(store)).map(({ id, view }) => [id, view]).toSorted()

let storage: Map<string, string>
const mark = (): string | undefined => storage.get('result')
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a result that is kept', () => {
  test('takes the place of the answers on a device that has no space for both', async () => {
    const store = memoryStore()
    await saveDraft(store, draft)
    const full = {
      ...store,
      write: async (key: string, value: unknown) => {
        if ((await store.read('draft')) !== undefined) throw new DOMException('No space', 'QuotaExceededError')
        await store.write(key, value)
      },
    }
    await saveResult(full, result, [], retention)
    expect(await readAndExpire(store, retention, daysAfter(1))).toEqual({ draft: null, result, unreadable: false })
    expect(mark()).toBe(expires)
  })

  test('is there for this visit on a device that has no space at all, with a mark on this page alone', async () => {
    const store = fullStore([])
    await saveResult(store, result, [], retention)
    expect([await storedResultIn(store), store.isPersistent(), mark()]).toEqual([result, false, undefined])
    await markClaimed(store, result)
    expect(await storedResultIn(store)).toEqual({ ...result, claimed: true })
  })

  test('is marked as the account’s on a device that has become full meanwhile', async () => {
    const store = fullStore([], result)
    await markClaimed(store, result)
    expect(await storedResultIn(store)).toEqual({ ...result, claimed: true })
  })

  test('is found until the server deletes it, however old the last unfinished quiz is', async () => {
    const store = memoryStore()
    await saveResult(store, result, [], retention)
    await saveDraft(store, draft)
    expect(await readAndExpire(store, retention, daysAfter(8))).toEqual({ draft: null, result, unreadable: false })
    expect(await readAndExpire(store, retention, daysAfter(29))).toMatchObject({ result })
    expect(mark()).toBe(expires)
    expect(await readAndExpire(store, retention, daysAfter(31))).toMatchObject({ result: null })
    expect([await storedResultIn(store), mark()]).toEqual([null, undefined])
  })

  test('does not make an unfinished quiz older, or younger, than it is', async () => {
    const store = memoryStore([photoRecord('top')])
    await saveResult(store, { ...result, at: new Date(daysAfter(-29)).toISOString() }, [], retention)
    await saveDraft(store, draft)
    expect(await readAndExpire(store, retention, daysAfter(6))).toMatchObject({
      draft: { answers: draft.answers },
      result: null,
    })
  })

  test('is marked for the pages that link to it, also when the mark was lost', async () => {
    const store = memoryStore()
    await saveResult(store, result, [], retention)
    expect(mark()).toBe(expires)
    storage.clear()
    await readAndExpire(store, retention, daysAfter(1))
    expect(mark()).toBe(expires)
    await forgetResult(store)
    expect(mark()).toBeUndefined()
  })

  test('is marked for this page alone in a browser that will have forgotten it at the next visit', async () => {
    const dataset: Record<string, string> = {}
    vi.stubGlobal('document', { documentElement: { dataset } })
    vi.useFakeTimers({ now: daysAfter(0) })
    const store = memoryStore([], false)
    await saveResult(store, result, [], retention)
    await readAndExpire(store, retention, daysAfter(1))
    expect([mark(), dataset.result]).toEqual([undefined, 'waiting'])
  })

  test('does not wait when nothing was sent', async () => {
    const store = memoryStore()
    await saveResult(store, { ...result, empty: true }, [], retention)
    expect(mark()).toBeUndefined()
    expect((await readAndExpire(store, retention, daysAfter(1))).result).toMatchObject({ id: 'first', empty: true })
    expect(mark()).toBeUndefined()
  })

  test('stays when the next quiz was sent without anything in it', async () => {
    const store = memoryStore()
    await saveResult(store, result, [], retention)
    await saveDraft(store, draft)
    await saveResult(store, { ...newer, empty: true }, [], retention)
    expect(await readAndExpire(store, retention, daysAfter(1))).toMatchObject({ result, draft: null })
    expect(mark()).toBe(expires)
  })

  test('no longer waits when an account has it, and that is said until it is seen', async () => {
    const store = memoryStore()
    await saveResult(store, result, [], retention)
    await markClaimed(store, result)
    expect(mark()).toBe('saved')
    await readAndExpire(store, retention, daysAfter(1))
    expect(mark()).toBe('saved')
  })

  test('stays when an unfinished quiz is deleted, with the photos that were not sent with it', async () => {
    const store = memoryStore([photoRecord('top'), photoRecord('back')])
    await saveResult(store, result, ['back'], retention)
    await setPhotosAside(store)
    await saveDraft(store, draft)
    await store.savePhoto(photoRecord('side'))
    await discardDraft(store)
    expect(await readAndExpire(store, retention, daysAfter(1))).toMatchObject({
      draft: null,
      result,
      unreadable: false,
    })
    expect(await ofResult(store)).toEqual([['of top', 'top']])
    expect(await viewsIn(store)).toEqual(['result/top'])
  })

  test('has its photos where they were until a new quiz begins: the visitor may go back and send them again', async () => {
    const store = memoryStore([photoRecord('top')])
    await saveResult(store, result, [], retention)
    expect([await viewsIn(store), await ofResult(store)]).toEqual([['top'], [['of top', 'top']]])
    await setPhotosAside(store)
    expect([await viewsIn(store), await ofResult(store)]).toEqual([['result/top'], [['of top', 'top']]])
  })

  test('leaves none on the device that was sent, and put back for somebody who has then closed the page', async () => {
    const store = memoryStore([photoRecord('top'), photoRecord('side')])
    await saveResult(store, result, ['top'], retention)
    await store.savePhoto(photoRecord('top'))
    await setPhotosAside(store)
    expect(await viewsIn(store)).toEqual(['result/side'])
  })

  test('never shows the photos of the next quiz, whose photos are not set aside', async () => {
    const store = memoryStore()
    await saveResult(store, result, [], retention)
    await saveDraft(store, draft)
    await store.savePhoto(photoRecord('side'))
    await setPhotosAside(store)
    expect([await viewsIn(store), await ofResult(store)]).toEqual([['side'], []])
  })

  test('is replaced by the next one, and their photos do not mix', async () => {
    const store = memoryStore([photoRecord('top')])
    await saveResult(store, result, [], retention)
    await setPhotosAside(store)
    await store.savePhoto({ ...photoRecord('side'), id: 'new' })
    await saveDraft(store, draft)
    expect(await readAndExpire(store, retention, daysAfter(1))).toMatchObject({ draft: { photos: ['side'] }, result })
    await saveResult(store, newer, [], retention)
    expect(await storedResultIn(store)).toEqual(newer)
    expect(await ofResult(store)).toEqual([['new', 'side']])
  })

  test.each([1, 2])(
    'loses the photos that were sent also when the page is closed after %i of the writes',
    async (writes) => {
      const store = memoryStore([photoRecord('top'), photoRecord('back')])
      await saveDraft(store, { ...draft, sending: { key: 'key', token: result.token, id: result.id } })
      let left = writes
      const closing = (write: () => Promise<void>) => {
        left -= 1
        return left < 0 ? new Promise<never>(() => undefined) : write()
      }
      const closed: DeviceStore = {
        ...store,
        write: (key, value) => closing(() => store.write(key, value)),
        remove: (key) => closing(() => store.remove(key)),
        arrangePhotos: (photos, empty) => closing(() => store.arrangePhotos(photos, empty)),
      }
      void saveResult(closed, result, ['back'], retention)
      await vi.waitFor(() => {
        expect(left).toBe(-1)
      })
      expect(await readAndExpire(store, retention, daysAfter(1))).toMatchObject({ draft: null, result })
      expect(await viewsIn(store)).toEqual(['top'])
    },
  )

  test('is gone after a logout, without a trace', async () => {
    const store = memoryStore([photoRecord('top')])
    await saveResult(store, result, [], retention)
    await clearQuiz(store)
    expect([await storedResultIn(store), await viewsIn(store), storage.size]).toEqual([null, [], 0])
  })

  test('is kept by a browser that refuses local storage, too', async () => {
    vi.stubGlobal('localStorage', undefined)
    const store = memoryStore()
    await saveResult(store, result, [], retention)
    expect(await readAndExpire(store, retention, daysAfter(1))).toMatchObject({ result })
  })
})
