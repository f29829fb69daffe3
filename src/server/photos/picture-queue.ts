/** Two pictures at once: a decoded one takes up to 100 MB. How many may wait is decided before they are read (uploads.ts). */
import type { Reencode } from './pictures.ts'

const maxConcurrent = 2

export type PictureQueue = {
  readonly reencode: Reencode
  /** For metrics. */
  readonly waiting: () => number
}

export const openPictureQueue = (reencode: Reencode): PictureQueue => {
  let taken = 0
  const waiting: (() => void)[] = []
  return {
    reencode: async (bytes) => {
      if (taken >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
      else taken += 1
      try {
        return await reencode(bytes)
      } finally {
        // Whoever waits takes over the place.
        const next = waiting.shift()
        if (next) next()
        else taken -= 1
      }
    },
    waiting: () => waiting.length,
  }
}
