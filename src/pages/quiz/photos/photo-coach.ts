/** One coach for frames and pictures. Pictures go first, and each gets its answer; of the frames only the newest counts. */
import type { CoachingRules, PhotoAdvice } from '#engine/photos/photo-quality.ts'
import { openCoach, type Coach } from './coach.ts'

export type PhotoCoach = {
  readonly picture: (picture: Blob) => Promise<PhotoAdvice | null>
  readonly frame: (video: HTMLVideoElement) => Promise<PhotoAdvice | null>
  /** It opens again when it is asked again. */
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
