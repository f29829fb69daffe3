/** A device store that keeps everything in memory: of the preview in the studio, where a quiz on this computer has to stay as it is, and of tests. */
import type { DeviceStore, PhotoRecord } from './device-store.ts'

export const memoryStore = (photos: readonly PhotoRecord[] = [], isPersistent = true): DeviceStore => {
  const values = new Map<string, unknown>()
  const photosByView = new Map(photos.map((photo) => [photo.view, photo]))
  return {
    isPersistent: () => isPersistent,
    read: async (key) => values.get(key),
    write: async (key, value) => {
      values.set(key, value)
    },
    keep: (key, value) => {
      values.set(key, value)
    },
    remove: async (key) => {
      values.delete(key)
    },
    photos: async () => [...photosByView.values()],
    savePhoto: async (photo) => {
      photosByView.set(photo.view, photo)
    },
    removePhoto: async (view) => {
      photosByView.delete(view)
    },
    arrangePhotos: async (arranged, empty) => {
      for (const view of empty) photosByView.delete(view)
      for (const photo of arranged) photosByView.set(photo.view, photo)
    },
    clear: async () => {
      values.clear()
      photosByView.clear()
    },
  }
}
