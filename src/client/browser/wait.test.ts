import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wait } from './wait.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits as long as it is told', async () => {
  const done = vi.fn<() => void>()
  void wait(1000, new AbortController().signal).then(done)
  await vi.advanceTimersByTimeAsync(999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})

test.each(['before it', 'during it'])('a wait that is aborted %s stays pending, and no timer stays', async (when) => {
  const done = vi.fn<() => void>()
  const controller = new AbortController()
  if (when === 'before it') controller.abort()
  void wait(1000, controller.signal).then(done)
  controller.abort()
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect(done).not.toHaveBeenCalled()
})

test('many waits of one signal leave no listeners on it', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  const waits = [wait(10, signal), wait(20, signal)]
  await vi.advanceTimersByTimeAsync(20)
  await Promise.all(waits)
  expect(removed.mock.calls.length).toBe(added.mock.calls.length)
})
