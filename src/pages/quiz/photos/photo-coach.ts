/**
 * One coach for pictures and camera frames. Pictures have priority and each gets an answer; frames are skipped while a
 * picture is being measured.
 */
import type { CoachingRules, PhotoAdvice } from '#engine/photos/photo-quality.ts'
import { openCoach, type Coach } from './coach.ts'

export type PhotoCoach = {
  readonly picture: (picture: Blob) => Promise<PhotoAdvice | null>
  readonly frame: (video: HTMLVideoElement) => Promise<PhotoAdvice | null>
  /** Closes the worker. It is started again with the next request. */
  readonly close: () => void
}

export const photoCoach = (rules: CoachingRules): PhotoCoach => {
  let coach: Coach | null = null
  let pictures = 0
  let last: Promise<unknown> = Promise.resolve()

  const judge = async (source: ImageBitmapSource): Promise<PhotoAdvice | null> => {
    const bitmap = await createImageBitmap(source)
    coach ??= openCoach(rules)
    return coach.judge(bitmap)
  }

  return {
    picture: (picture) => {
      pictures += 1
      const answer = last
        .then(() => judge(picture))
        .finally(() => {
          pictures -= 1
        })
      last = answer.catch(() => undefined)
      return answer
    },
    frame: async (video) => (pictures > 0 || video.videoWidth === 0 ? null : judge(video).catch(() => null)),
    close: () => {
      coach?.close()
      coach = null
    },
  }
}
