import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLiveRegion } from './live-region.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const opened = () => {
  const written: string[] = []
  let text = ''
  const region = openLiveRegion()
  region.ref({
    get textContent() {
      return text
    },
    set textContent(value) {
      text = value
      written.push(value)
    },
  })
  return { announce: region.announce, written }
}

test('a text is gone after five seconds', () => {
  const { announce, written } = opened()
  announce('Saved')
  vi.advanceTimersByTime(4999)
  expect(written).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(['Saved', ''])
})

test('the same text again is a change, and stays as long as the first one', () => {
  const { announce, written } = opened()
  announce('Choose two at most')
  vi.advanceTimersByTime(4000)
  announce('Choose two at most')
  vi.advanceTimersByTime(50)
  expect(written).toEqual(['Choose two at most', '', 'Choose two at most'])
  vi.advanceTimersByTime(4999)
  expect(written).toHaveLength(3)
})

test('a new text replaces the one before at once, and none that waits comes after it', () => {
  const { announce, written } = opened()
  announce('One')
  announce('One')
  announce('Two')
  vi.advanceTimersByTime(60)
  expect(written).toEqual(['One', '', 'Two'])
})
