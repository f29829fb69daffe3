/** How a score was computed. Renders nothing for a score without a value. */
import { Ledger } from '#components/result/ledger.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { detailsOf, ledgerView } from '#engine/result/texts/ledger-view.ts'
import { isMirrored } from '#engine/result/scores/shown-score.ts'
import type { ResultScore } from '#types/api.generated.ts'

type Props = {
  readonly score: ResultScore
  readonly words: ReportSlice['page']['ledger']
  readonly locale: string
  /** What the score is about, if the bar does not say it. */
  readonly help?: string | undefined
}

export const ScoreLedger = ({ help = '', locale, score, words }: Props) => {
  const view = ledgerView(score, words, locale)
  if (!view) return null
  const { heading, lead, lines, notes, sum } = view
  return (
    <Ledger
      summary={words.open}
      heading={heading}
      lead={`${help} ${lead}`.trim()}
      columns={{ points: words.columns.points, reason: words.columns.reason }}
      rows={lines.map((line) => ({
        id: line.id,
        points: line.points,
        text: line.text,
        details: detailsOf(line),
      }))}
      sum={sum}
      notes={isMirrored(score) ? [...notes, words.fair] : notes}
    />
  )
}
