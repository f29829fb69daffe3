/** Two pictures at once: a decoded one takes up to 100 MB. How many may wait is decided before they are read (uploads.ts). */
import type { Redraw } from './pictures.ts'

const places = 2

export type PictureQueue = {
  readonly redraw: Redraw
  /** For metrics. */
  readonly waiting: () => number
}

export const openPictureQueue = (redraw: Redraw): PictureQueue => {
  let taken = 0
  const waiting: (() => void)[] = []
  return {
    redraw: async (bytes) => {
      if (taken >= places) await new Promise<void>((resolve) => waiting.push(resolve))
      else taken += 1
      try {
        return await redraw(bytes)
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
