/** The top of the first page: title, name and date. */
import { fill } from '#engine/format.ts'
import { withGap, textBox } from '#server/report-pdf/layout/boxes.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import type { PdfContext } from '#server/report-pdf/layout/context.ts'
import { drawArtifact, addElement } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, page, type } from '#server/report-pdf/layout/type-scale.ts'

/** 4 mm, in points. */
const barHeight = 11.3

export const addMasthead = (context: PdfContext): void => {
  const { date, document, report, root, flow, title } = context
  const { pdf, report: copy, site_name } = report.texts
  drawArtifact(document, () => fillBox(document, 'highlight.solid', 0, 0, page.width, barHeight))
  flow.add(textBox(document, null, site_name, type.brand, contentWidth))
  flow.add(withGap(30, textBox(document, addElement(document, root, 'H1'), title, type.title, contentWidth)))
  if (report.name.trim() !== '') {
    const madeFor = fill(pdf.made_for, { name: report.name })
    flow.add(withGap(8, textBox(document, addElement(document, root, 'P'), madeFor, type.lead, contentWidth)))
  }
  const basis = `${fill(pdf.made_from, { date })}. ${fill(copy.scores.based_on, { count: report.result.answered })}.`
  flow.add(withGap(4, textBox(document, addElement(document, root, 'P'), basis, type.muted, contentWidth)))
}
