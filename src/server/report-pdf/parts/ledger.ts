/** How each score was calculated: the start, what each answer changed, and the sum. */
import { notesOf } from './scores.ts'
import type { ResultScore } from '#types/api.generated.ts'
import { ledgerView, type LedgerView } from '#engine/result/texts/ledger-view.ts'
import { isMirrored } from '#engine/result/scores/shown-score.ts'
import { withGap, keepWithNext } from '#server/report-pdf/layout/boxes.ts'
import { openPart, paragraph, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { addTable, type Row } from '#server/report-pdf/layout/table.ts'
import { addElement } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

export const addLedger = (context: PdfContext): void => {
  const { pdf, region, report: copy } = context.report.texts
  const { scores } = context.report.result
  const views = scores.flatMap((score) => {
    const view = ledgerView(score, copy.ledger, region.locale)
    return view ? [{ score, view }] : []
  })
  const [lead = copy.ledger.lead, ...others] = new Set(views.map(({ view }) => view.lead))
  const notes = scores.some(isMirrored) ? [...others, copy.ledger.fair] : others
  const part = openPart(context, pdf.headings.ledger, lead)
  for (const note of notes) context.flow.add(keepWithNext(withGap(2, paragraph(context.document, part.owner, note))))
  for (const { score, view } of views) addScore(part, score, view)
}

const addScore = (part: Part, score: ResultScore, { heading, lines, notes, sum }: LedgerView): void => {
  const { document, report, flow } = part.context
  const { columns } = report.texts.report.ledger
  const owner = addElement(document, part.owner, 'Sect')
  flow.add({ ...subheading(part, owner, heading, contentWidth), gap: 10, keepWithNext: true })
  for (const note of notesOf(part.context, owner, score)) flow.add(keepWithNext(note))
  const widths = { answer: 140, points: 48 }
  const row = (answer: string, reason: string, points: string): Row => ({ cells: [answer, reason, points] })
  addTable(
    document,
    flow,
    owner,
    {
      padding: 1.5,
      columns: [
        { title: columns.answer, width: widths.answer },
        { title: columns.reason, width: contentWidth - widths.answer - widths.points },
        { title: columns.points, width: widths.points, align: 'right' },
      ],
    },
    [
      // The evidence follows the reason in the same cell: with a column of its own, most rows would need more lines.
      ...lines.map(({ answer, evidence, points, text }) =>
        row(answer ?? '', evidence === null ? text : `${text} · ${evidence}`, points),
      ),
      { ...row('', sum.text, sum.points), strong: true },
    ],
    () => notes.map((text, at) => withGap(at === 0 ? 8 : 2, paragraph(document, owner, text, type.small))),
  )
}
