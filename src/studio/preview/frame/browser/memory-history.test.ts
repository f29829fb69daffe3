import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryHistory } from './memory-history.ts'

let visits: unknown[]

beforeEach(() => {
  vi.useFakeTimers()
  visits = []
  const window = new EventTarget()
  window.addEventListener('popstate', () => visits.push(memoryHistory.state()))
  vi.stubGlobal('window', window)
  vi.stubGlobal('PopStateEvent', Event)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that follows the history is sent to its step once', () => {
  memoryHistory.reset('/quiz', null)
  memoryHistory.visitWhenFollowed({ step: 4 })
  memoryHistory.followed()
  vi.runAllTimers()
  memoryHistory.followed()
  vi.runAllTimers()
  expect(visits).toEqual([{ step: 4 }])
})

it('a page that another one has followed at once does not take its visit', () => {
  memoryHistory.reset('/quiz', null)
  memoryHistory.visitWhenFollowed({ step: 4 })
  memoryHistory.followed()
  // Before the first page has navigated.
  memoryHistory.reset('/quiz', null)
  memoryHistory.visitWhenFollowed({ step: 7 })
  vi.runAllTimers()
  expect(visits).toEqual([])
  memoryHistory.followed()
  vi.runAllTimers()
  expect(visits).toEqual([{ step: 7 }])
})
