/** How a score was computed. Renders nothing for a score without a value. */
import { Ledger } from '#components/result/ledger.tsx'
import type { ReportSlice } from '#content/vite/slices.ts'
import { fill } from '#engine/format.ts'
import { ledgerNotes } from '#engine/result/report-texts.ts'
import type { ResultScore } from '#types/api.generated.ts'

type Props = { readonly score: ResultScore; readonly words: ReportSlice['page'] }

export const ScoreLedger = ({ score, words: { ledger } }: Props) =>
  score.concern !== null &&
  score.condition !== null && (
    <Ledger
      summary={ledger.open}
      heading={fill(ledger.heading, { score: score.name, value: score.condition })}
      lead={ledger.lead}
      columns={{ points: ledger.columns.points, reason: ledger.columns.reason }}
      base={{ points: score.base, text: ledger.base }}
      entries={score.entries.map((entry, index) => ({
        id: `${entry.question}-${index}`,
        points: entry.points,
        because: entry.because,
        answer: entry.answer,
        evidence: ledger.evidence[entry.evidence],
      }))}
      sum={{ points: score.concern, text: ledger.sum }}
      {...(score.entries.length === 0 && { none: ledger.no_points })}
      turned={fill(ledger.turned, { concern: score.concern, value: score.condition })}
      notes={[...ledgerNotes(score, ledger), ledger.fair]}
    />
  )
