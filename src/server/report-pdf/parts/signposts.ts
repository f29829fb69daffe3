/** Advice to see a professional, before everything else. */
import { withGap, card, cardPadding, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { openPart, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { addElement } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

export const addSignposts = (context: PdfContext): void => {
  const { document, report, flow } = context
  const { report: copy } = report.texts
  const part = openPart(context, copy.signposts.heading, copy.signposts.lead)
  const width = contentWidth - 2 * cardPadding - 4
  report.result.signposts.forEach(({ text, title }) => {
    const inner = stack([
      subheading(part, part.owner, title, width),
      withGap(1, textBox(document, addElement(document, part.owner, 'P'), text, type.body, width)),
    ])
    const cardStyle = { fill: 'status.warning.bg', bar: 'status.warning.border' } as const
    flow.add(withGap(6, card(document, inner, contentWidth, cardStyle)))
  })
}
