/** What the report is, the content version, and when to take the quiz again. */
import { fill } from '#engine/format.ts'
import { withGap, keepWithNext } from '#server/report-pdf/layout/boxes.ts'
import { openPart, paragraph, type PdfContext } from '#server/report-pdf/layout/context.ts'
import { type } from '#server/report-pdf/layout/type-scale.ts'

export const addAbout = (context: PdfContext): void => {
  const { date, document, report, flow } = context
  const { pdf } = report.texts
  const part = openPart(context, pdf.headings.about)
  const texts = [
    ...fill(pdf.about, { date })
      .trim()
      .split(/\n{2,}/)
      // Line breaks inside a paragraph of the YAML file have no meaning.
      .map((text) => text.replaceAll('\n', ' ')),
    report.result.recheck,
    pdf.as_page,
  ].filter((text) => text !== '')
  // Kept together, so that the last page is not only a few lines.
  texts.forEach((text) => flow.add(keepWithNext(withGap(4, paragraph(document, part.owner, text, type.body)))))
  const version = fill(pdf.version, { version: report.result.content_version })
  flow.add(withGap(4, paragraph(document, part.owner, version, type.small)))
}
