/** Decodes two pictures at a time, since a decoded one takes up to 100 MB. uploads.ts limits how many can wait. */
import { openSlots } from '#server/operations/slots.ts'
import type { Reencode } from './pictures.ts'

const maxConcurrent = 2

export type PictureQueue = {
  readonly reencode: Reencode
  /** For metrics. */
  readonly waiting: () => number
}

export const openPictureQueue = (reencode: Reencode): PictureQueue => {
  const slots = openSlots(maxConcurrent)
  return { reencode: (bytes) => slots.run(() => reencode(bytes)), waiting: slots.waiting }
}
