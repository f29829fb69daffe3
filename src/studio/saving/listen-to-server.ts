import type { StudioEvent } from '#editing/studio-api.ts'

type Listeners = {
  readonly onEvent: (event: StudioEvent) => void
  /** The server answers again. What happened meanwhile was not heard. */
  readonly onBack: () => void
}

/** In milliseconds. */
const reopenMs = 5_000

/** Listens to the events of the server while the tab can be seen. Returns a function that ends it. */
export const listenToServer = (tab: string, { onBack, onEvent }: Listeners): (() => void) => {
  let wasLost = false
  let reopening: ReturnType<typeof setTimeout> | undefined
  const back = () => {
    wasLost = false
    onBack()
  }
  const listen = () => {
    const source = new EventSource(`/studio/api/events?tab=${tab}`)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      onEvent(JSON.parse(data) as StudioEvent)
    })
    source.addEventListener('error', () => {
      wasLost = true
      // The browser opens a lost stream again, but not one that got an HTTP error.
      if (source.readyState === EventSource.CLOSED)
        reopening = setTimeout(() => {
          events = listen()
        }, reopenMs)
    })
    source.addEventListener('open', () => {
      if (wasLost) back()
    })
    return source
  }
  let events = window.document.hidden ? null : listen()
  const pause = () => {
    clearTimeout(reopening)
    events?.close()
    events = null
  }
  const goOn = () => {
    if (events || window.document.hidden) return
    events = listen()
    back()
  }
  // A browser opens at most six connections to a server, so hidden tabs must leave some for the visible one.
  const onVisibility = () => {
    if (window.document.hidden) pause()
    else goOn()
  }
  window.addEventListener('visibilitychange', onVisibility)
  // Browsers may keep a left page and its connection (bfcache): it would still be shown to others, and to its own editor after a reload.
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', goOn)
  // The event stream may survive a short loss of connection during which calls failed.
  window.addEventListener('online', back)
  return () => {
    window.removeEventListener('online', back)
    window.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', pause)
    window.removeEventListener('pageshow', goOn)
    pause()
  }
}
