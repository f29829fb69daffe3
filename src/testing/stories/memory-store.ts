import type { DeviceStore, PhotoRecord } from '#client/device/device-store.ts'

/** A device that forgets when the test ends. */
export const memoryStore = (photos: readonly PhotoRecord[] = [], lasting = true): DeviceStore => {
  const values = new Map<string, unknown>()
  const shelf = new Map(photos.map((photo) => [photo.view, photo]))
  return {
    isPersistent: () => lasting,
    read: (key) => Promise.resolve(values.get(key)),
    write: async (key, value) => {
      values.set(key, value)
    },
    remove: async (key) => {
      values.delete(key)
    },
    photos: () => Promise.resolve([...shelf.values()]),
    keepPhoto: async (photo) => {
      shelf.set(photo.view, photo)
    },
    removePhoto: async (view) => {
      shelf.delete(view)
    },
    arrangePhotos: async (photos, empty) => {
      for (const view of empty) shelf.delete(view)
      for (const photo of photos) shelf.set(photo.view, photo)
    },
    clear: async () => {
      values.clear()
      shelf.clear()
    },
  }
}
