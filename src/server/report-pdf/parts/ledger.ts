/** How each score was worked out: the start, what each answer added or took away, the sum, and how it was turned round. */
import { fill } from '#engine/format.ts'
import { changeOf, ledgerNotes, pointsOf } from '#engine/result/report-texts.ts'
import type { ResultScore } from '#types/api.generated.ts'
import { after, withNext } from '#server/report-pdf/layout/boxes.ts'
import { openPart, paragraph, type Part, type Press, subheading } from '#server/report-pdf/layout/context.ts'
import { addTable, type Row } from '#server/report-pdf/layout/table.ts'
import { element } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

export const addLedger = (press: Press): void => {
  const { pdf, report: copy } = press.report.words
  const part = openPart(press, pdf.headings.ledger, copy.ledger.lead)
  press.sheet.add(withNext(after(2, paragraph(press.paper, part.owner, copy.ledger.fair))))
  for (const score of press.report.result.scores)
    if (score.concern !== null && score.condition !== null) addScore(part, score, score.concern, score.condition)
}

const addScore = (part: Part, score: ResultScore, concern: number, value: number): void => {
  const { paper, report, sheet } = part.press
  const { ledger } = report.words.report
  const { columns } = ledger
  const owner = element(paper, part.owner, 'Sect')
  sheet.add({
    ...subheading(part, owner, fill(ledger.heading, { score: score.name, value }), contentWidth),
    gap: 24,
  })
  const widths = { answer: 128, evidence: 132, points: 50 }
  const texts = [fill(ledger.turned, { concern, value }), ...ledgerNotes(score, ledger)]
  addTable(
    paper,
    sheet,
    owner,
    [
      { title: columns.answer, width: widths.answer },
      { title: columns.reason, width: contentWidth - widths.answer - widths.evidence - widths.points },
      { title: columns.evidence, width: widths.evidence },
      { title: columns.points, width: widths.points, side: 'right' },
    ],
    [
      { cells: ['', ledger.base, '', pointsOf(score.base)] },
      ...(score.entries.length === 0 ? [{ cells: ['', ledger.no_points, '', '0'] }] : []),
      ...score.entries.map(({ answer, because, evidence, points }): Row => ({
        cells: [answer, because, ledger.evidence[evidence], changeOf(points)],
      })),
      { cells: ['', ledger.sum, '', pointsOf(concern)], strong: true },
    ],
    () => texts.map((text, at) => after(at === 0 ? 8 : 2, paragraph(paper, owner, text, type.small))),
  )
}
