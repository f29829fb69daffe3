import type { Photos } from '#types/content.generated.ts'
import type { Pixels } from './photo-quality-blocks.ts'
import { measurePhoto, type PhotoMeasures } from './photo-quality-measures.ts'

export type PhotoAdvice = 'approved' | 'too_dark' | 'too_close' | 'background' | 'blurred'

export type CoachingRules = Photos['coaching']

/**
 * Advice on a picture: the first that applies, in the order of `adviceFor`, or `approved`. It never keeps anybody from using a picture.
 * `rules` are the thresholds of the content.
 */
export const assessPhoto = (pixels: Pixels, rules: CoachingRules): PhotoAdvice =>
  adviceFor(measurePhoto(pixels, rules), rules)

/** When overexposure makes the other measures unreliable (`unsure`), the picture is approved. */
export const adviceFor = (measures: PhotoMeasures, rules: CoachingRules): PhotoAdvice => {
  const isClose = measures.subjectInFrame > rules.too_close.subject_in_frame_above
  if (isDark(measures, rules, isClose)) return 'too_dark'
  if (measures.burntOut > rules.unsure.burnt_out_above) return 'approved'
  if (isClose) return 'too_close'
  if (measures.clutter > rules.background.clutter_above) return 'background'
  if (measures.sharpness < rules.blurred.sharpness_below) return 'blurred'
  return 'approved'
}

/**
 * The surroundings show how much light there is. Where the subject fills the picture there are none, and a black subject in good light
 * looks like one that is not lit: such a picture is too dark only if it is darker still, or if its noise says so.
 */
const isDark = ({ grain, light }: PhotoMeasures, { too_dark: rules }: CoachingRules, isClose: boolean): boolean =>
  isClose
    ? light < rules.filled_light_below || (light < rules.light_below && grain > rules.filled_grain_above)
    : light < rules.light_below || (light < rules.dim_below && grain > rules.grain_above)
