/** Assesses one picture in a worker, so that the page stays responsive. The picture never leaves the device. */
import { readsBack } from '#client/pictures/canvas-readback.ts'
import { longSide } from '#engine/photos/photo-quality-blocks.ts'
import { assessPhoto } from '#engine/photos/photo-quality.ts'
import type { CoachReply, CoachRequest } from './coach-messages.ts'

// oxlint-disable-next-line no-restricted-globals -- coach.ts starts this only where there is one.
const canvas = new OffscreenCanvas(longSide, longSide)
const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false })

const assess = ({ picture, rules }: CoachRequest): CoachReply => {
  try {
    // A canvas that cannot be read back contains noise instead of the picture.
    if (!context || !readsBack(context)) return null
    const scale = Math.min(1, longSide / Math.max(picture.width, picture.height))
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
    context.imageSmoothingQuality = 'medium'
    context.drawImage(picture, 0, 0, width, height)
    return assessPhoto(context.getImageData(0, 0, width, height), rules)
  } catch {
    return null
  } finally {
    picture.close()
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  self.postMessage(assess(data))
})
