/** The tabs of this browser that have the same quiz open: each hears when another one has kept something. */
export type OtherTabs = {
  readonly notify: () => void
  /** One listener at a time. Returns the way to stop. */
  readonly listen: (listener: () => void) => () => void
}

export const otherTabs = (name: string): OtherTabs => {
  // A browser without channels hears nothing, and goes on as if it were the only tab.
  if (typeof BroadcastChannel === 'undefined') return { notify: () => undefined, listen: () => () => undefined }
  let own: BroadcastChannel | null = null
  return {
    notify: () => {
      // The last answer may be kept when the page that gave it is gone. A channel does not hear itself.
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
