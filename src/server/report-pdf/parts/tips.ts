/** The tips of each badge, each with its reason and its evidence. */
import type { ResultTip } from '#types/api.generated.ts'
import { withGap, type Box, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { tintAt } from '#server/report-pdf/layout/colours.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import { openPart, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { drawArtifact, type Element, addElement, addList } from '#server/report-pdf/layout/tags.ts'
import { columnWidth, inPairs } from './trait-cards.ts'
import { type } from '#server/report-pdf/layout/type-scale.ts'

const indent = 12

export const addTips = (context: PdfContext): void => {
  const { document, report, flow } = context
  const part = openPart(context, report.texts.report.tips.heading)
  const shown = report.result.tips.filter(({ tips }) => tips.length > 0)
  const boxes = shown.map(({ tips, title }, position) => {
    const owner = addElement(document, part.owner, 'Sect')
    const heading = subheading(part, owner, title, columnWidth)
    const list = addList(document, owner, 'None')
    return stack([heading, ...tips.map((tip) => withGap(7, tipBox(part, list, tip, position)))])
  })
  flow.add(...inPairs(boxes, (box) => box))
}

const tipBox = (part: Part, list: Element, tip: ResultTip, position: number): Box => {
  const { document, report } = part.context
  const { ledger, tips } = report.texts.report
  const body = addElement(document, addElement(document, list, 'LI'), 'LBody')
  const line = (text: Parameters<typeof textBox>[2], style: (typeof type)[keyof typeof type]) =>
    textBox(document, addElement(document, body, 'P'), text, style, columnWidth - indent)
  const because = [
    { text: `${tips.because} `, font: 'bold' as const },
    { text: `${tip.because} · ${ledger.evidence[tip.evidence]}` },
  ]
  const inner = stack([line(tip.title, type.label), line(tip.text, type.body), line(because, type.small)], indent)
  return {
    ...inner,
    draw: (x, y) => {
      drawArtifact(document, () => fillBox(document, tintAt(position), { x, y, width: 4, height: inner.height }, 2))
      inner.draw(x, y)
    },
  }
}
