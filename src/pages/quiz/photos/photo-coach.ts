/**
 * One coach for pictures and camera frames. Pictures have priority and each gets an answer; frames are skipped while a
 * picture is being assessed.
 */
import type { CoachingRules, PhotoAdvice } from '#engine/photos/photo-quality.ts'
import { openCoach, type Coach } from './coach.ts'

export type PhotoCoach = {
  readonly picture: (picture: Blob) => Promise<PhotoAdvice | null>
  readonly frame: (video: HTMLVideoElement) => Promise<PhotoAdvice | null>
  /** Closes the worker and answers what was requested before with null. The next request starts a worker again. */
  readonly close: () => void
}

export const photoCoach = (rules: CoachingRules): PhotoCoach => {
  let coach: Coach | null = null
  let pictures = 0
  let closings = 0
  let last: Promise<unknown> = Promise.resolve()

  /** `opening`: the number of closings when it was requested. A late bitmap must not start a worker that nobody closes. */
  const assess = async (source: ImageBitmapSource, opening: number): Promise<PhotoAdvice | null> => {
    if (opening !== closings) return null
    const bitmap = await createImageBitmap(source)
    if (opening !== closings) {
      bitmap.close()
      return null
    }
    coach ??= openCoach(rules)
    return coach.assess(bitmap)
  }

  return {
    picture: (picture) => {
      pictures += 1
      const opening = closings
      const answer = last
        .then(() => assess(picture, opening))
        .finally(() => {
          pictures -= 1
        })
      last = answer.catch(() => undefined)
      return answer
    },
    frame: async (video) => (pictures > 0 || video.videoWidth === 0 ? null : assess(video, closings).catch(() => null)),
    close: () => {
      closings += 1
      coach?.close()
      coach = null
    },
  }
}
