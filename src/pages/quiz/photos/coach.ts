/** Coaching: sends a picture to a worker on this device and receives one piece of advice. Nothing leaves the device. */
// oxlint-disable-next-line import/default -- Vite makes the address of a worker.
import workerUrl from './coach.worker.ts?worker&url'
import { startWorker } from '#client/browser/start-worker.ts'
import type { CoachingRules, PhotoAdvice } from '#engine/photos/photo-quality.ts'
import type { CoachReply, CoachRequest } from './coach-messages.ts'

export type Coach = {
  /**
   * The advice for one picture or frame. Takes ownership of the bitmap and closes it. Resolves to null if the picture
   * could not be assessed; that never blocks the visitor.
   *
   * One request runs and one waits. A newer request replaces the waiting one, which resolves to null. A caller that
   * needs an answer for each of several pictures has to wait for each before it sends the next.
   */
  readonly assess: (picture: ImageBitmap) => Promise<PhotoAdvice | null>
  readonly close: () => void
}

type PendingRequest = { readonly picture: ImageBitmap; readonly answer: (advice: PhotoAdvice | null) => void }

/** In a browser without the necessary features every answer is null. */
export const openCoach = (rules: CoachingRules): Coach => {
  // oxlint-disable-next-line no-restricted-globals -- Without it nothing is assessed.
  let worker = typeof OffscreenCanvas === 'undefined' ? null : startWorker(workerUrl)
  let current: PendingRequest | null = null
  let waiting: PendingRequest | null = null

  const drop = (asked: PendingRequest | null) => {
    asked?.picture.close()
    asked?.answer(null)
  }
  const close = () => {
    worker?.terminate()
    worker = null
    current?.answer(null)
    drop(waiting)
    current = waiting = null
  }
  const next = () => {
    current = waiting
    waiting = null
    if (!current) return
    try {
      worker?.postMessage({ picture: current.picture, rules } satisfies CoachRequest, [current.picture])
    } catch {
      // The bitmap was already closed.
      current.answer(null)
      next()
    }
  }

  worker?.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
    current?.answer(data)
    next()
  })
  worker?.addEventListener('messageerror', close)
  worker?.addEventListener('error', close)

  return {
    assess: (picture) =>
      new Promise((answer) => {
        const asked = { picture, answer }
        if (!worker) {
          drop(asked)
          return
        }
        drop(waiting)
        waiting = asked
        if (!current) next()
      }),
    close,
  }
}
