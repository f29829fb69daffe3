/**
 * Imported before everything else. The frame has the same origin as the studio and, in development, as the product. So that it neither reads
 * nor changes data of a visitor on this computer, storage is replaced by memory, and channels to other tabs are removed. The server's
 * policy forbids the frame all calls.
 */
const memoryStorage = (): Storage => {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => {
      values.clear()
    },
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => {
      values.delete(key)
    },
    setItem: (key, value) => {
      values.set(key, value)
    },
  }
}

const replace = (owner: object, name: string, value: unknown): void => {
  Object.defineProperty(owner, name, { configurable: true, value })
}

replace(window, 'localStorage', memoryStorage())
replace(window, 'sessionStorage', memoryStorage())
replace(window, 'indexedDB', undefined)
replace(window, 'caches', { keys: async () => [], delete: async () => false })
replace(window, 'BroadcastChannel', undefined)
replace(document, 'cookie', '')
replace(navigator, 'locks', { request: (_name: string, work: () => unknown) => work() })
replace(navigator, 'sendBeacon', () => false)
replace(navigator, 'mediaDevices', undefined)

/** Pages focus their headings and errors. This must not take the focus from somebody who types in the studio. */
const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as (options?: FocusOptions) => void
HTMLElement.prototype.focus = function focusInside(this: HTMLElement, options?: FocusOptions) {
  if (document.hasFocus()) focus.call(this, options)
}
