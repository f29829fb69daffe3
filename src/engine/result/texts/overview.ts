import type { OverviewScore, ReportOverview, Result, ResultScore } from '#types/api.generated.ts'
import { shownScore } from '#engine/result/scores/shown-score.ts'
import { shortForms } from './summary.ts'

/** What the list of reports shows of a result, which is too large to be read for every row. */
export const overviewOf = (result: Pick<Result, 'groups' | 'scores'>): ReportOverview => {
  const short = shortForms(result)
  return { short: short && { ...short, words: [...short.words] }, scores: result.scores.map(overviewScore) }
}

const overviewScore = (score: ResultScore): OverviewScore => {
  const { band, decimals, from, name, to, unit, value } = shownScore(score)
  return {
    id: score.id,
    name,
    value,
    from,
    to,
    decimals,
    ...(unit !== undefined && { unit }),
    band: band && { colour: band.colour, label: band.label },
  }
}
