/** Replaces `client/device/device-store.ts`: keeps everything in memory, so that a real draft of the quiz on this computer is untouched. */
import type * as replaced from '#client/device/device-store.ts'
import { memoryStore } from '#client/device/memory-store.ts'

/** One store for all pages of the preview. */
export const previewStore: replaced.DeviceStore = memoryStore()

export const deviceStore: typeof replaced.deviceStore = () => previewStore
