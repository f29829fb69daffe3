import { createStore } from '#client/browser/store.ts'
import type { ContentData } from '#editing/content-data.ts'
import { retryMs } from '#studio/worker/compiler.ts'

const none: ContentData = new Map()

/** The defaults, by file, for everything that needs them. They never change while the studio runs, so they are loaded once. */
export const createDefaultsStore = () => {
  const { get, set, subscribe } = createStore(none)
  let isLoading = false
  const tryNow = async (load: () => Promise<ContentData | null>): Promise<void> => {
    if (isLoading || get() !== none) return
    isLoading = true
    const loaded = await load()
    isLoading = false
    if (loaded) set(loaded)
  }
  return {
    /** Empty until they are loaded. */
    get,
    subscribe,
    /** Tries until they are loaded. `load` resolves to null if it has failed. Returns a function that stops. */
    keepLoading: (load: () => Promise<ContentData | null>): (() => void) => {
      void tryNow(load)
      const timer = setInterval(() => {
        if (get() === none) void tryNow(load)
        else clearInterval(timer)
      }, retryMs)
      return () => {
        clearInterval(timer)
      }
    },
  }
}
