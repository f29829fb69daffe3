/** One sentence about the whole. */
import { insightHeading } from '#engine/result/report-texts.ts'
import { after, card, cardPad, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { openPart, type Press } from '#server/report-pdf/layout/context.ts'
import { element } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

export const addInsight = (press: Press, text: string): void => {
  const { paper, report, sheet } = press
  const part = openPart(press, insightHeading(report.words.report))
  const owner = element(paper, part.owner, 'P')
  const inner = stack([textBox(paper, owner, text, type.lead, contentWidth - 2 * cardPad)])
  sheet.add(after(10, card(paper, inner, contentWidth, { fill: 'tint.mango' })))
}
