import { reportContent } from 'virtual:content/report'
import type { ResultSummaryProps } from '#components/result/result-summary.tsx'
import { shortTraits, summaryOf } from '#engine/result/texts/summary.ts'
import type { FirstThing, ResultReply } from '#types/api.generated.ts'

/** null: the content has neither clauses nor short forms for this result. */
export const summaryOfResult = (reply: Pick<ResultReply, 'clauses' | 'result'>): ResultSummaryProps | null => {
  const { format, page } = reportContent
  const sentence = summaryOf(reply.clauses, page.scores.summary, format.locale)
  const short = shortTraits(reply.result, format.locale)
  return sentence === null && short === null ? null : { sentence, short }
}

/** What to do first, without its reason. */
export const firstLine = ({ title }: FirstThing): ResultSummaryProps['first'] => ({
  heading: reportContent.page.first.heading,
  title,
})
