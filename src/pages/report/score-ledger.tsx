/** How a score was computed. Renders nothing for a score without a value. */
import { Ledger } from '#components/result/ledger.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import { ledgerView } from '#engine/result/score-texts.ts'
import type { ResultScore } from '#types/api.generated.ts'

type Props = { readonly score: ResultScore; readonly words: ReportSlice['page']['ledger'] }

export const ScoreLedger = ({ score, words }: Props) => {
  const view = ledgerView(score, words)
  if (!view) return null
  const { base, heading, lead, none, notes, rows, sum } = view
  return (
    <Ledger
      summary={words.open}
      heading={heading}
      lead={lead}
      columns={{ points: words.columns.points, reason: words.columns.reason }}
      base={base}
      entries={rows.map(({ evidence, ...row }, index) => ({
        ...row,
        id: `${row.question}-${index}`,
        ...(evidence !== null && { evidence }),
      }))}
      sum={sum}
      none={none}
      notes={'condition' in score ? [...notes, words.fair] : notes}
    />
  )
}
