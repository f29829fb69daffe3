/** The messages of the photo step with their placeholders filled in. */
import { photosContent as photos } from 'virtual:content/photos'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import type { PhotoRecord } from '#client/device/device-store.ts'
import { fill } from '#engine/format.ts'
import type { PhotoProblem } from './photo-collection.ts'

export const problemText = (problem: PhotoProblem): string => {
  const words = later.messages.upload
  switch (problem.kind) {
    case 'refused':
      return fill(words[problem.refusal], {
        file: problem.file,
        max: photos.max_file_mb,
        width: photos.min_width,
        height: photos.min_height,
      })
    case 'repeated':
      return fill(words.repeated, { file: problem.file })
    case 'no_room':
      return problem.free === 0
        ? words.full
        : fill(words.too_many, { count: problem.free, files: problem.files.join(', ') })
    case 'device_full':
      return words.device_full
  }
}

export const titleOf = (view: string): string => photos.views.find(({ id }) => id === view)?.title ?? view

/** The texts of a piece of advice. null: there is no advice. */
export const adviceText = (advice: string | null) =>
  photos.texts.feedback.classes.find(({ id }) => id === advice) ?? null

/** Advice about a picture that the visitor has not decided to keep as it is. */
export const openAdvice = ({ advice, settled }: PhotoRecord) =>
  advice === null || advice === 'approved' || settled ? null : adviceText(advice)
