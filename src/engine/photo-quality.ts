/** Advice on a picture: one at a time, in a fixed order, and none but Approved when it is unsure. Never a number, never a block. */
import type { Constants } from '#types/content.generated.ts'
import { measurePhoto, type PhotoMeasures, type Pixels } from './photo-measures.ts'

export type PhotoAdvice = 'approved' | 'too_dark' | 'too_close' | 'background' | 'blurred'

export type CoachingRules = Constants['photos']['coaching']

export const judgePhoto = (pixels: Pixels, rules: CoachingRules): PhotoAdvice =>
  adviceFor(
    measurePhoto(pixels, {
      colourWithin: rules.too_close.colour_within,
      patternAtLeast: rules.too_close.pattern_at_least,
      colourBeyond: rules.background.colour_beyond,
    }),
    rules,
  )

export const adviceFor = (
  { burntOut, clutter, grain, light, sharpness, subjectInFrame }: PhotoMeasures,
  rules: CoachingRules,
): PhotoAdvice => {
  const isClose = subjectInFrame > rules.too_close.subject_in_frame_above
  // Where the subject fills the picture, what looks like noise may be its pattern.
  const isGrainy = !isClose && grain > rules.too_dark.grain_above
  if (light < rules.too_dark.light_below || (light < rules.too_dark.dim_below && isGrainy)) return 'too_dark'
  if (burntOut > rules.unsure.burnt_out_above) return 'approved'
  if (isClose) return 'too_close'
  if (clutter > rules.background.clutter_above) return 'background'
  if (sharpness < rules.blurred.sharpness_below) return 'blurred'
  return 'approved'
}
