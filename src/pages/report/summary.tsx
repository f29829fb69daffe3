/** A result in one sentence and a few words. Renders nothing when the content has neither. */
import { reportContent } from 'virtual:content/report'
import { ResultSummary } from '#components/result/result-summary.tsx'
import { shortTraits, summaryOf } from '#engine/result/summary.ts'
import type { Result } from '#types/api.generated.ts'

export const Summary = ({ result }: { readonly result: Result }) => {
  const { format, page } = reportContent
  const sentence = summaryOf(result, page.scores.summary, format.locale)
  const short = shortTraits(result)
  return sentence === null && short === null ? null : <ResultSummary sentence={sentence} short={short} />
}
