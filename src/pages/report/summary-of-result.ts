import { reportContent } from 'virtual:content/report'
import type { ResultSummaryProps } from '#components/result/result-summary.tsx'
import { shortTraits, summaryOf } from '#engine/result/summary.ts'
import type { FirstThing, Result } from '#types/api.generated.ts'

/** null: the content has neither clauses nor short forms for this result. */
export const summaryOfResult = (result: Result): ResultSummaryProps | null => {
  const { format, page } = reportContent
  const sentence = summaryOf(result, page.scores.summary, format.locale)
  const short = shortTraits(result, format.locale)
  return sentence === null && short === null ? null : { sentence, short }
}

/** What to do first, without its reason. */
export const firstLine = ({ title }: FirstThing): ResultSummaryProps['first'] => ({
  heading: reportContent.page.first.heading,
  title,
})
