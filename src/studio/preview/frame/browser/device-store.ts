/** In place of `client/device/device-store.ts`: keeps everything in memory, so that the quiz of somebody on this computer stays. */
import type { DeviceStore, PhotoRecord } from '#client/device/device-store.ts'

const values = new Map<string, unknown>()
const photos = new Map<string, PhotoRecord>()

/** One for all pages of the preview. */
export const memoryStore: DeviceStore = {
  isPersistent: () => true,
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
  photos: async () => [...photos.values()],
  savePhoto: async (photo) => {
    photos.set(photo.view, photo)
  },
  removePhoto: async (view) => {
    photos.delete(view)
  },
  arrangePhotos: async (arranged, empty) => {
    for (const view of empty) photos.delete(view)
    for (const photo of arranged) photos.set(photo.view, photo)
  },
  clear: async () => {
    values.clear()
    photos.clear()
  },
}

export const deviceStore = (): DeviceStore => memoryStore
