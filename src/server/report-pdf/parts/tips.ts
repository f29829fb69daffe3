/** The tips of each badge, each with its reason and its evidence. */
import type { ResultTip } from '#types/api.generated.ts'
import { withGap, type Box, stack, textBox, keepTogether } from '#server/report-pdf/layout/boxes.ts'
import { tintAt } from '#server/report-pdf/layout/colours.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import { openPart, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { drawArtifact, type Element, addElement, addList } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, thirdOfPage, type } from '#server/report-pdf/layout/type-scale.ts'

const indent = 14

export const addTips = (context: PdfContext): void => {
  const { document, report, flow } = context
  const part = openPart(context, report.texts.report.tips.heading)
  report.result.tips.forEach(({ tips, title }, position) => {
    if (tips.length === 0) return
    const heading = { ...subheading(part, part.owner, title, contentWidth), gap: position === 0 ? 12 : 22 }
    const list = addList(document, part.owner, 'None')
    const boxes = tips.map((tip, at) => withGap(at === 0 ? 6 : 12, tipBox(part, list, tip, position)))
    flow.add(...keepTogether([heading, ...boxes], thirdOfPage))
  })
}

const tipBox = (part: Part, list: Element, tip: ResultTip, position: number): Box => {
  const { document, report } = part.context
  const { ledger, tips } = report.texts.report
  const body = addElement(document, addElement(document, list, 'LI'), 'LBody')
  const line = (text: Parameters<typeof textBox>[2], style: (typeof type)[keyof typeof type]) =>
    textBox(document, addElement(document, body, 'P'), text, style, contentWidth - indent - 20)
  const because = [
    { text: `${tips.because} `, font: 'bold' as const },
    { text: `${tip.because} · ${ledger.evidence[tip.evidence]}` },
  ]
  const inner = stack(
    [line(tip.title, type.label), withGap(2, line(tip.text, type.body)), withGap(3, line(because, type.small))],
    indent,
  )
  return {
    ...inner,
    draw: (x, y) => {
      drawArtifact(document, () => fillBox(document, tintAt(position), x, y, 4, inner.height, 2))
      inner.draw(x, y)
    },
  }
}
