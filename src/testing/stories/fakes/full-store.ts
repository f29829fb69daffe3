import type { DeviceStore, PhotoRecord } from '#client/device/device-store.ts'
import { memoryStore } from '#client/device/memory-store.ts'
import type { StoredResult } from '#machines/draft.ts'

/** A device without free space: it keeps an existing result and photos, and can only delete. */
export const fullStore = (photos: readonly PhotoRecord[], result?: StoredResult): DeviceStore => {
  const store = memoryStore(photos)
  const refuse = () => Promise.reject(new DOMException('No space', 'QuotaExceededError'))
  const kept = new Set<string>()
  if (result) void store.write('result', result)
  return {
    ...store,
    isPersistent: () => kept.size === 0,
    write: (key, value) => (kept.has(key) ? store.write(key, value) : refuse()),
    keep: (key, value) => {
      kept.add(key)
      store.keep(key, value)
    },
    savePhoto: refuse,
    arrangePhotos: (put, empty) => (put.length > 0 ? refuse() : store.arrangePhotos(put, empty)),
  }
}
