import { ResultSummary } from '#components/result/result-summary.tsx'
import type { Result } from '#types/api.generated.ts'
import { summaryOfResult } from './summary-of-result.ts'

/** A result in one sentence and a few words. Renders nothing when the content has neither. */
export const Summary = ({ result }: { readonly result: Result }) => {
  const summary = summaryOfResult(result)
  return summary && <ResultSummary {...summary} />
}
