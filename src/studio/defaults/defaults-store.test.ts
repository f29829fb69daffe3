import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContentData } from '#editing/content-data.ts'
import { retryMs } from '#studio/worker/compiler.ts'
import { createDefaultsStore } from './defaults-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Load = () => Promise<ContentData | null>

const defaults: ContentData = new Map([['settings/site.yaml', {}]])

test('defaults that could not be loaded are loaded again, and all who use them get them', async () => {
  const store = createDefaultsStore()
  const load = vi.fn<Load>().mockResolvedValueOnce(null).mockResolvedValue(defaults)
  const users = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stops = users.map((user) => {
    store.subscribe(user)
    return store.keepLoading(load)
  })
  await vi.advanceTimersByTimeAsync(0)
  expect([load.mock.calls.length, store.get().size]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(retryMs * 3)
  expect([load.mock.calls.length, store.get()]).toEqual([2, defaults])
  for (const user of users) expect(user).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
})

test('nothing is loaded for those who no longer need it', async () => {
  const store = createDefaultsStore()
  const load = vi.fn<Load>().mockResolvedValue(null)
  const stop = store.keepLoading(load)
  stop()
  await vi.advanceTimersByTimeAsync(retryMs * 3)
  expect(load).toHaveBeenCalledOnce()
})
