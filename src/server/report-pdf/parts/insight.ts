import { insightHeading } from '#engine/result/texts/report-texts.ts'
import { withGap, card, cardPadding, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { openPart, type PdfContext } from '#server/report-pdf/layout/context.ts'
import { addElement } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

export const addInsight = (context: PdfContext, text: string): void => {
  const { document, report, flow } = context
  const part = openPart(context, insightHeading(report.texts.report))
  const owner = addElement(document, part.owner, 'P')
  const inner = stack([textBox(document, owner, text, type.body, contentWidth - 2 * cardPadding)])
  flow.add(withGap(5, card(document, inner, contentWidth, { fill: 'tint.mango' })))
}
