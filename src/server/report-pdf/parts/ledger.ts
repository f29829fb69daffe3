/** How each score was calculated: base, points of each answer, sum, and the conversion from concern to condition. */
import { fill } from '#engine/format.ts'
import { changeOf, ledgerNotes, pointsOf } from '#engine/result/report-texts.ts'
import type { ResultScore } from '#types/api.generated.ts'
import { withGap, keepWithNext } from '#server/report-pdf/layout/boxes.ts'
import { openPart, paragraph, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { addTable, type Row } from '#server/report-pdf/layout/table.ts'
import { addElement } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

export const addLedger = (context: PdfContext): void => {
  const { pdf, report: copy } = context.report.texts
  const part = openPart(context, pdf.headings.ledger, copy.ledger.lead)
  context.flow.add(keepWithNext(withGap(2, paragraph(context.document, part.owner, copy.ledger.fair))))
  for (const score of context.report.result.scores)
    if (score.concern !== null && score.condition !== null) addScore(part, score, score.concern, score.condition)
}

const addScore = (part: Part, score: ResultScore, concern: number, value: number): void => {
  const { document, report, flow } = part.context
  const { ledger } = report.texts.report
  const { columns } = ledger
  const owner = addElement(document, part.owner, 'Sect')
  flow.add({
    ...subheading(part, owner, fill(ledger.heading, { score: score.name, value }), contentWidth),
    gap: 24,
  })
  const widths = { answer: 128, evidence: 132, points: 50 }
  const texts = [fill(ledger.turned, { concern, value }), ...ledgerNotes(score, ledger)]
  addTable(
    document,
    flow,
    owner,
    [
      { title: columns.answer, width: widths.answer },
      { title: columns.reason, width: contentWidth - widths.answer - widths.evidence - widths.points },
      { title: columns.evidence, width: widths.evidence },
      { title: columns.points, width: widths.points, align: 'right' },
    ],
    [
      { cells: ['', ledger.base, '', pointsOf(score.base)] },
      ...(score.entries.length === 0 ? [{ cells: ['', ledger.no_points, '', '0'] }] : []),
      ...score.entries.map(({ answer, because, evidence, points }): Row => ({
        cells: [answer, because, ledger.evidence[evidence], changeOf(points)],
      })),
      { cells: ['', ledger.sum, '', pointsOf(concern)], strong: true },
    ],
    () => texts.map((text, at) => withGap(at === 0 ? 8 : 2, paragraph(document, owner, text, type.small))),
  )
}
