import type { MiniScore } from '#components/result/mini-scores.tsx'
import { scoreSentence } from '#engine/result/scores/score-texts.ts'
import { formatValue } from '#engine/result/scores/score-numbers.ts'
import type { ReportOverview } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'

/** The scores of a report as they were shown on its day: the content of today may have other ones. */
export const miniScores = (
  { scores }: ReportOverview,
  words: ReportPage['scores'],
  locale: string,
): readonly MiniScore[] =>
  scores.map((score) => {
    const { band, from, id, name, to, value } = score
    return {
      id,
      name,
      value,
      number: value === null ? '' : formatValue(value, score, locale),
      range: { from, to },
      band,
      spoken: scoreSentence({ ...score, isMirrored: false }, words, words.spoken, locale),
    }
  })
