import { reportContent } from 'virtual:content/report'
import type { ResultSummaryProps } from '#components/result/result-summary.tsx'
import { shortTraits, summaryOf } from '#engine/result/summary.ts'
import type { Result } from '#types/api.generated.ts'

/** null: the content has neither clauses nor short forms for this result. */
export const summaryOfResult = (result: Result): ResultSummaryProps | null => {
  const { format, page } = reportContent
  const sentence = summaryOf(result, page.scores.summary, format.locale)
  const short = shortTraits(result, format.locale)
  return sentence === null && short === null ? null : { sentence, short }
}
