/**
 * The session history of the preview, in memory. All frames of a tab share the browser's own, so Back would leave the page of the studio.
 * Like the browser's, `push` and `replace` fire no event, and `go` fires `popstate`.
 */
type Entry = { readonly url: string; readonly state: unknown }

const site = 'http://preview.invalid'
let entries: readonly Entry[] = [{ url: '/', state: null }]
let index = 0

let changed = (): void => undefined
/** The state that is waiting for a page to listen to the history. null: none, or it was delivered. */
let pending: { readonly state: unknown } | null = null

const current = (): Entry => entries[index] ?? { url: '/', state: null }

export const memoryHistory = {
  state: (): unknown => current().state,
  url: (): URL => new URL(current().url, site),
  push: (state: unknown, url = current().url): void => {
    entries = [...entries.slice(0, index + 1), { url: resolved(url), state }]
    index += 1
    changed()
  },
  replace: (state: unknown, url?: string): void => {
    const entry = { url: url === undefined ? current().url : resolved(url), state }
    entries = entries.map((one, at) => (at === index ? entry : one))
    changed()
  },
  /** Steps out of the preview are ignored. */
  go: (steps: number): void => {
    if (steps === 0 || index + steps < 0 || index + steps >= entries.length) return
    index += steps
    changed()
    setTimeout(firePopState)
  },
  /** Leaves one entry, with which the next page is opened. */
  reset: (url: string, state: unknown): void => {
    entries = [{ url: resolved(url), state }]
    index = 0
    pending = null
  },
  /** Sets the only listener, which is called after each change. */
  onChange: (listener: () => void): void => {
    changed = listener
  },
  /** Replaces the current state, as if the visitor had gone there, as soon as the page listens to the history. */
  visitWhenFollowed: (state: unknown): void => {
    pending = { state }
  },
  /** Called when the page listens for `popstate`. Work that it began before, such as reading the device, ends before the visit. */
  followed: (): void => {
    const visit = pending
    setTimeout(() => {
      // Another page was opened meanwhile, for which this visit is not meant.
      if (!visit || visit !== pending) return
      memoryHistory.replace(visit.state)
      pending = null
      firePopState()
    })
  },
}

const firePopState = () => window.dispatchEvent(new PopStateEvent('popstate', { state: current().state }))

const resolved = (url: string): string => {
  const { hash, pathname, search } = new URL(url, memoryHistory.url())
  return pathname + search + hash
}
