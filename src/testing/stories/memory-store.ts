import type { DeviceStore, PhotoRecord } from '#client/device/device-store.ts'
import type { StoredResult } from '#machines/draft.ts'

/** An in-memory device store. */
export const memoryStore = (photos: readonly PhotoRecord[] = [], isPersistent = true): DeviceStore => {
  const values = new Map<string, unknown>()
  const photosByView = new Map(photos.map((photo) => [photo.view, photo]))
  return {
    isPersistent: () => isPersistent,
    read: (key) => Promise.resolve(values.get(key)),
    write: async (key, value) => {
      values.set(key, value)
    },
    keep: (key, value) => {
      values.set(key, value)
    },
    remove: async (key) => {
      values.delete(key)
    },
    photos: () => Promise.resolve([...photosByView.values()]),
    savePhoto: async (photo) => {
      photosByView.set(photo.view, photo)
    },
    removePhoto: async (view) => {
      photosByView.delete(view)
    },
    arrangePhotos: async (photos, empty) => {
      for (const view of empty) photosByView.delete(view)
      for (const photo of photos) photosByView.set(photo.view, photo)
    },
    clear: async () => {
      values.clear()
      photosByView.clear()
    },
  }
}

/** A device without space: it keeps a result and photos that it already has, and can only delete. */
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
