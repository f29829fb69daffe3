/** Notifies the other tabs that have the same quiz open when this tab has stored something. */
export type OtherTabs = {
  readonly notify: () => void
  /** One listener at a time. Returns a function that unsubscribes. */
  readonly listen: (listener: () => void) => () => void
}

export const otherTabs = (name: string): OtherTabs => {
  // Without BroadcastChannel each tab behaves as if it were the only one.
  if (typeof BroadcastChannel === 'undefined') return { notify: () => undefined, listen: () => () => undefined }
  let own: BroadcastChannel | null = null
  return {
    notify: () => {
      // The last answer may be stored after the page has unsubscribed. A channel does not receive its own messages.
      const channel = own ?? new BroadcastChannel(name)
      channel.postMessage(null)
      if (channel !== own) channel.close()
    },
    listen: (heard) => {
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', heard)
      own = channel
      return () => {
        channel.close()
        if (own === channel) own = null
      }
    },
  }
}
