import type { CoachingRules, PhotoAdvice } from '#engine/photos/photo-quality.ts'

/** From the page to the worker, which takes over the picture and closes it. */
export type CoachRequest = { readonly picture: ImageBitmap; readonly rules: CoachingRules }
/** From the worker to the page. null: the picture could not be assessed. */
export type CoachReply = PhotoAdvice | null
