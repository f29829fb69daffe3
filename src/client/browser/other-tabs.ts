/** What another tab has done on this device: it has stored a part of the quiz, or has deleted all of it, because its user has left. */
export type TabNews = 'stored' | 'deleted'

/** Tells the other tabs that have the same quiz open when this tab has stored something. */
export type OtherTabs = {
  readonly notify: () => void
  /**
   * One listener at a time. The last news that came earlier, while the page was still hydrating, is delivered immediately. Returns a
   * function that unsubscribes.
   */
  readonly subscribe: (listener: (news: TabNews) => void) => () => void
}

export const otherTabs = (name: string): OtherTabs => {
  // Without BroadcastChannel each tab behaves as if it were the only one. Node has one, but no other tabs.
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { notify: () => undefined, subscribe: () => () => undefined }
  let listener: ((news: TabNews) => void) | null = null
  let missed: TabNews | null = null
  const open = (): BroadcastChannel => {
    const opened = new BroadcastChannel(name)
    opened.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
      if (listener) listener(data)
      else missed = data
    })
    return opened
  }
  let own: BroadcastChannel | null = open()
  return {
    notify: () => {
      // The last answer may be stored after the page has unsubscribed. A channel does not receive its own messages.
      if (own) own.postMessage('stored' satisfies TabNews)
      else tell(name, 'stored')
    },
    subscribe: (newListener) => {
      own ??= open()
      listener = newListener
      if (missed) newListener(missed)
      missed = null
      return () => {
        own?.close()
        own = null
        listener = null
      }
    },
  }
}

/** Tells all tabs that have this quiz open, also from a page that has not. */
export const tellDeleted = (name: string): void => {
  if (typeof BroadcastChannel !== 'undefined') tell(name, 'deleted')
}

const tell = (name: string, news: TabNews): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(news)
  channel.close()
}
