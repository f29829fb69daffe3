/** Decodes two pictures at a time, since a decoded one takes up to 100 MB. uploads.ts limits how many can wait. */
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
        // Hands its slot to the next in the queue.
        const next = waiting.shift()
        if (next) next()
        else taken -= 1
      }
    },
    waiting: () => waiting.length,
  }
}
