import { rangeAt } from '#engine/range-at.ts'
import type { MirroredScore, ResultConditionBand, ResultScoreBand } from '#types/api.generated.ts'
import type { ScoreBand, ScoreMirror, Scores } from '#types/content.generated.ts'

/** The band that a number is in, with only its label and colour. null: there is no number, or no band for it. */
const bandOf = <Colour extends string>(
  bands: readonly { readonly from: number; readonly to: number; readonly colour: Colour; readonly label: string }[],
  value: number | null,
): { colour: Colour; label: string } | null => {
  const band = rangeAt(bands, value)
  return band ? { colour: band.colour, label: band.label } : null
}

/** The numbers of a mirrored score, with their bands. All are null when the concern is unknown. */
export const mirroredValues = (
  concern: number | null,
  bands: Scores['bands'],
  phrases: ScoreMirror['phrases'],
): Pick<MirroredScore, 'concern' | 'condition' | 'concern_band' | 'condition_band'> => {
  const condition = concern === null ? null : 100 - concern
  return {
    concern,
    condition,
    concern_band: bandOf(bands?.concern ?? [], concern),
    condition_band: conditionBandOf(bands, phrases, condition),
  }
}

/** The band of a condition, with the clause of the score for it. */
const conditionBandOf = (
  bands: Scores['bands'],
  phrases: ScoreMirror['phrases'],
  condition: number | null,
): ResultConditionBand | null => {
  const band = bandOf(bands?.condition ?? [], condition)
  const phrase = band && phrases?.[band.colour]
  return band && { ...band, ...(phrase === undefined || phrase === null ? {} : { phrase }) }
}

/** The band of a score with an own value, as a result stores it. */
export const ownBandOf = (bands: readonly ScoreBand[], value: number | null): ResultScoreBand | null => {
  const band = rangeAt(bands, value)
  if (!band) return null
  const { colour = 'primary', label, phrase, text } = band
  return {
    label,
    colour,
    ...(text === undefined ? {} : { text }),
    ...(phrase === undefined ? {} : { phrase }),
  }
}
