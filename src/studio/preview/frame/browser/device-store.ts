/** In place of `client/device/device-store.ts`: keeps everything in memory, so that the quiz of somebody on this computer stays. */
import type { DeviceStore } from '#client/device/device-store.ts'
import { memoryStore } from '#client/device/memory-store.ts'

/** One for all pages of the preview. */
export const previewStore: DeviceStore = memoryStore()

export const deviceStore = (): DeviceStore => previewStore
