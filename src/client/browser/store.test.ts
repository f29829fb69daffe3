import { expect, test, vi } from 'vitest'
import { createListeners, createStore } from './store.ts'

test('a new value is there before its listeners are called', () => {
  const store = createStore('saved')
  const seen: string[] = []
  store.subscribe(() => seen.push(store.get()))
  store.set('saving')
  store.set('full')
  expect(seen).toEqual(['saving', 'full'])
})

test('the same value notifies nobody', () => {
  const store = createStore(Number.NaN)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.set(Number.NaN)
  expect(listener).not.toHaveBeenCalled()
})

test('who has unsubscribed is not called, and the others still are', () => {
  const { notify, subscribe } = createListeners()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const unsubscribe = subscribe(first)
  subscribe(second)
  unsubscribe()
  unsubscribe()
  notify()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})

test('a listener may unsubscribe while it is called', () => {
  const { notify, subscribe } = createListeners()
  const other = vi.fn<() => void>()
  const unsubscribe = subscribe(() => {
    unsubscribe()
  })
  subscribe(other)
  notify()
  notify()
  expect(other).toHaveBeenCalledTimes(2)
})
