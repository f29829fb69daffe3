/**
 * The session history of the preview, in memory: the browser's own is shared by all frames of a tab, so Back would leave the page of
 * the studio. Like the browser's: `push` and `replace` tell nobody, `go` fires `popstate`.
 */
type Entry = { readonly url: string; readonly state: unknown }

const site = 'http://preview.invalid'
let entries: readonly Entry[] = [{ url: '/', state: null }]
let index = 0

let changed = (): void => undefined
/** What the next page that follows the history is to be shown. null: nothing, or it was shown. */
let pending: { readonly state: unknown } | null = null

const current = (): Entry => entries[index] ?? { url: '/', state: null }

export const memoryHistory = {
  state: (): unknown => current().state,
  url: (): URL => new URL(current().url, site),
  push: (state: unknown, url: string): void => {
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
  /** One entry, with which the next page is opened. */
  reset: (url: string, state: unknown): void => {
    entries = [{ url: resolved(url), state }]
    index = 0
    pending = null
  },
  /** One listener: called after each change. */
  onChange: (listener: () => void): void => {
    changed = listener
  },
  /** Puts a state in place of the current one, as if the visitor had gone there, as soon as the page follows the history. */
  visitWhenFollowed: (state: unknown): void => {
    pending = { state }
  },
  /** The page listens for `popstate` now. What it has begun before, such as reading the device, ends before the visit. */
  followed: (): void => {
    const visit = pending
    setTimeout(() => {
      // Another page was opened meanwhile, whose visit this is not.
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
