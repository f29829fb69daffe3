import type { MirroredScore, ResultScore } from '#types/api.generated.ts'

/** Narrows the type of scores that are all mirrored. */
export const mirroredScores = (scores: readonly ResultScore[]): readonly MirroredScore[] =>
  scores.map((score) => {
    if (!('condition' in score)) throw new Error(`${score.id} is not mirrored`)
    return score
  })
