/** What the report is, by which rules it was made, and when it is time for the next one. */
import { fill } from '#engine/format.ts'
import { after, withNext } from '#server/report-pdf/layout/boxes.ts'
import { openPart, paragraph, type Press } from '#server/report-pdf/layout/context.ts'
import { type } from '#server/report-pdf/layout/type-scale.ts'

export const addAbout = (press: Press): void => {
  const { date, paper, report, sheet } = press
  const { pdf } = report.words
  const part = openPart(press, pdf.headings.about)
  const texts = [
    ...fill(pdf.about, { date })
      .trim()
      .split(/\n{2,}/)
      // Where the lines of a text end in its file says nothing.
      .map((text) => text.replaceAll('\n', ' ')),
    report.result.recheck,
    pdf.as_page,
  ]
  // Together on one page: three short lines are no last page of their own.
  texts.forEach((text) => sheet.add(withNext(after(8, paragraph(paper, part.owner, text, type.body)))))
  const version = fill(pdf.version, { version: report.result.content_version })
  sheet.add(after(8, paragraph(paper, part.owner, version, type.small)))
}
