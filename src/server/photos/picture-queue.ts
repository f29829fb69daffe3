/**
 * Decodes two pictures at a time, because a decoded picture takes up to 100 MB, and only one of each sender, so that nobody can take
 * both places. uploads.ts limits how many can wait.
 */
import { openSlots, type Slots } from '#server/operations/slots.ts'
import type { Reencode, Reencoded } from './pictures.ts'

const maxConcurrent = 2

export type PictureQueue = {
  /** `sender`: the name of an address or network. */
  readonly reencode: (bytes: Uint8Array, sender: string) => Promise<Reencoded>
  /** False: the decoder could not be loaded for the last picture. */
  readonly canDecode: () => boolean
  /** The length of the queue, for metrics. */
  readonly waiting: () => number
}

export const openPictureQueue = (reencode: Reencode): PictureQueue => {
  const slots = openSlots(maxConcurrent)
  let canDecode = true
  const decode = async (bytes: Uint8Array): Promise<Reencoded> => {
    try {
      const picture = await reencode(bytes)
      canDecode = true
      return picture
    } catch (error) {
      canDecode = false
      throw error
    }
  }
  const bySender = new Map<string, { readonly turns: Slots; pictures: number }>()
  return {
    reencode: async (bytes, sender) => {
      const queue = bySender.get(sender) ?? { turns: openSlots(1), pictures: 0 }
      bySender.set(sender, queue)
      queue.pictures += 1
      try {
        return await queue.turns.run(() => slots.run(() => decode(bytes)))
      } finally {
        queue.pictures -= 1
        if (queue.pictures === 0) bySender.delete(sender)
      }
    },
    canDecode: () => canDecode,
    waiting: () => [...bySender.values()].reduce((sum, { turns }) => sum + turns.waiting(), slots.waiting()),
  }
}
