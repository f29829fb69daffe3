import type { MirroredScore, ResultScore } from '#types/api.generated.ts'

/** The scores of a content whose scores are all mirrored, with their own type. */
export const mirroredScores = (scores: readonly ResultScore[]): readonly MirroredScore[] =>
  scores.map((score) => {
    if (!('condition' in score)) throw new Error(`${score.id} is not mirrored`)
    return score
  })
