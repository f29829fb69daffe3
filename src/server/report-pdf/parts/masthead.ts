/** The top of the first page: what it is, whom it is for, and from when. */
import { fill } from '#engine/format.ts'
import { after, textBox } from '#server/report-pdf/layout/boxes.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import type { Press } from '#server/report-pdf/layout/context.ts'
import { decoration, element } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, page, type } from '#server/report-pdf/layout/type-scale.ts'

/** 4 mm of the brand's colour, over the whole width. */
const bar = 11.3

export const addMasthead = (press: Press): void => {
  const { date, paper, report, root, sheet, title } = press
  const { pdf, report: copy, site_name } = report.words
  decoration(paper, () => fillBox(paper, 'highlight.solid', 0, 0, page.width, bar))
  sheet.add(textBox(paper, null, site_name, type.brand, contentWidth))
  sheet.add(after(30, textBox(paper, element(paper, root, 'H1'), title, type.title, contentWidth)))
  if (report.name.trim() !== '') {
    const forWhom = fill(pdf.made_for, { name: report.name })
    sheet.add(after(8, textBox(paper, element(paper, root, 'P'), forWhom, type.lead, contentWidth)))
  }
  const basis = `${fill(pdf.made_from, { date })}. ${fill(copy.scores.based_on, { count: report.result.answered })}.`
  sheet.add(after(4, textBox(paper, element(paper, root, 'P'), basis, type.muted, contentWidth)))
}
