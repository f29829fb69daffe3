import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToServer } from './listen-to-server.ts'

/** The state of the page in the browser. */
let page = { hidden: false }
let sources: Events[] = []
class Events extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  constructor() {
    super()
    sources.push(this)
  }
  close() {
    this.readyState = Events.CLOSED
  }
  /** The connection is lost. The browser opens it again, except after an HTTP error. */
  fail(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}
const open = () => sources.filter(({ readyState }) => readyState !== Events.CLOSED)

beforeEach(() => {
  vi.useFakeTimers()
  sources = []
  page = { hidden: false }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document: page }))
  vi.stubGlobal('EventSource', Events)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listen = () => {
  const onBack = vi.fn<() => void>()
  return { onBack, stop: listenToServer('tab', { onEvent: () => undefined, onBack }) }
}
const hide = (hidden: boolean) => {
  page.hidden = hidden
  window.dispatchEvent(new Event('visibilitychange'))
}

describe('the server has refused the stream of events, so that the browser does not open it again', () => {
  it('is opened again after a while, as often as it takes, and what was missed is fetched then', () => {
    const { onBack, stop } = listen()
    sources[0]?.fail(Events.CLOSED)
    expect(open()).toHaveLength(0)
    vi.runOnlyPendingTimers()
    expect(open()).toHaveLength(1)
    sources[1]?.fail(Events.CLOSED)
    vi.runOnlyPendingTimers()
    expect([open().length, onBack.mock.calls.length]).toEqual([1, 0])
    sources[2]?.dispatchEvent(new Event('open'))
    expect(onBack).toHaveBeenCalledOnce()
    stop()
  })

  it('is not opened while the tab is hidden, and only once when it is shown again', () => {
    const { stop } = listen()
    sources[0]?.fail(Events.CLOSED)
    hide(true)
    vi.runAllTimers()
    expect(open()).toHaveLength(0)
    hide(false)
    vi.runAllTimers()
    expect(open()).toHaveLength(1)
    stop()
  })

  it('is not opened after the end', () => {
    const { stop } = listen()
    sources[0]?.fail(Events.CLOSED)
    stop()
    vi.runAllTimers()
    expect(open()).toHaveLength(0)
  })
})

it('a stream that the browser opens again itself is not opened twice', () => {
  const { onBack, stop } = listen()
  sources[0]?.fail(0)
  vi.runAllTimers()
  expect(sources).toHaveLength(1)
  sources[0]?.dispatchEvent(new Event('open'))
  expect(onBack).toHaveBeenCalledOnce()
  stop()
})
