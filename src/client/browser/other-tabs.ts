/** Notifies the other tabs that have the same quiz open when this tab has stored something. */
export type OtherTabs = {
  readonly notify: () => void
  /**
   * One listener at a time. A notification that came earlier, while the page was still hydrating, is delivered immediately. Returns a
   * function that unsubscribes.
   */
  readonly listen: (listener: () => void) => () => void
}

export const otherTabs = (name: string): OtherTabs => {
  // Without BroadcastChannel each tab behaves as if it were the only one. Node has one, but no other tabs.
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { notify: () => undefined, listen: () => () => undefined }
  let listener: (() => void) | null = null
  let missed = false
  const open = (): BroadcastChannel => {
    const opened = new BroadcastChannel(name)
    opened.addEventListener('message', () => {
      if (listener) listener()
      else missed = true
    })
    return opened
  }
  let own: BroadcastChannel | null = open()
  return {
    notify: () => {
      // The last answer may be stored after the page has unsubscribed. A channel does not receive its own messages.
      const channel = own ?? new BroadcastChannel(name)
      channel.postMessage(null)
      if (channel !== own) channel.close()
    },
    listen: (newListener) => {
      own ??= open()
      listener = newListener
      if (missed) newListener()
      missed = false
      return () => {
        own?.close()
        own = null
        listener = null
      }
    },
  }
}
