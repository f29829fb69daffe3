import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { otherTabs, tellDeleted } from './other-tabs.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const tabsOf = (name: string) => {
  vi.stubGlobal('window', globalThis)
  const [own, other] = [otherTabs(name), otherTabs(name)]
  onTestFinished(() => {
    for (const tabs of [own, other]) tabs.subscribe(() => undefined)()
  })
  return { own, other }
}

test('a listener hears the other tabs, and not its own', async () => {
  const { own, other } = tabsOf('heard')
  const listener = { own: vi.fn<() => void>(), other: vi.fn<() => void>() }
  own.subscribe(listener.own)
  other.subscribe(listener.other)
  other.notify()
  await expect.poll(() => listener.own).toHaveBeenCalledOnce()
  expect(listener.other).not.toHaveBeenCalled()
})

test('a page without the quiz tells all that have it open that its user has left', async () => {
  const { own, other } = tabsOf('left')
  const [listener, otherListener] = [vi.fn<(news: string) => void>(), vi.fn<(news: string) => void>()]
  own.subscribe(listener)
  other.subscribe(otherListener)
  tellDeleted('left')
  await expect.poll(() => [listener.mock.calls, otherListener.mock.calls]).toEqual([[['deleted']], [['deleted']]])
})

test('what was said before anybody listened is heard once, by the first listener', async () => {
  const { own, other } = tabsOf('early')
  const [early, later] = [vi.fn<() => void>(), vi.fn<() => void>()]
  // Hears what the tab hears, at the same time.
  const heard = vi.fn<() => void>()
  const channel = new BroadcastChannel('early')
  onTestFinished(() => {
    channel.close()
  })
  channel.addEventListener('message', heard)
  other.notify()
  other.notify()
  await expect.poll(() => heard).toHaveBeenCalledTimes(2)
  own.subscribe(early)()
  expect(early).toHaveBeenCalledOnce()
  own.subscribe(later)
  expect(later).not.toHaveBeenCalled()
})

test('the last answer is announced after the page has unsubscribed', async () => {
  const { own, other } = tabsOf('late')
  const listener = vi.fn<() => void>()
  own.subscribe(listener)
  other.subscribe(() => undefined)()
  other.notify()
  await expect.poll(() => listener).toHaveBeenCalledOnce()
})

test('a prerendered page opens no channel, which would keep the build from ending', () => {
  const opened = vi.fn<() => void>()
  vi.stubGlobal('BroadcastChannel', opened)
  otherTabs('prerender').notify()
  expect(opened).not.toHaveBeenCalled()
})
