import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenFormIsThere } from './fill-in.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { body: {}, querySelector: () => ({}) })
  vi.stubGlobal(
    'MutationObserver',
    class implements Pick<MutationObserver, 'observe' | 'disconnect'> {
      readonly observe = () => undefined
      readonly disconnect = () => undefined
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a form is filled in a moment after it is there', () => {
  const act = vi.fn<() => void>()
  whenFormIsThere(act)
  expect(act).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})

test('the form of a page that was left within that moment is not', () => {
  const act = vi.fn<() => void>()
  const stop = whenFormIsThere(act)
  stop()
  vi.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})
