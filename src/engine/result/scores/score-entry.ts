import type { ResultScore, ScoreEntry } from '#types/api.generated.ts'
import { isMirrored } from './shown-score.ts'

/** A score in the reply of the API call for scores. null for an unknown one (too few answers). */
export const scoreEntry = (score: ResultScore): ScoreEntry | null => {
  if (isMirrored(score)) {
    const { name, condition, concern, condition_band } = score
    if (condition === null || concern === null || condition_band === null) return null
    return { description: name, value: condition, concern, label: condition_band.label }
  }
  const { band, decimals, direction, from, name, to, unit, value } = score
  if (value === null) return null
  return {
    description: name,
    value,
    from,
    to,
    direction,
    decimals,
    ...(band ? { label: band.label, colour: band.colour } : {}),
    ...(unit === undefined ? {} : { unit }),
  }
}
