/** The tips behind each badge, each with why, and how sure we are. */
import type { ResultTip } from '#types/api.generated.ts'
import { after, type Box, stack, textBox, together } from '#server/report-pdf/layout/boxes.ts'
import { tintAt } from '#server/report-pdf/layout/colours.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import { openPart, type Part, type Press, subheading } from '#server/report-pdf/layout/context.ts'
import { decoration, type Element, element, listOf } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, thirdOfPage, type } from '#server/report-pdf/layout/type-scale.ts'

const indent = 14

export const addTips = (press: Press): void => {
  const { paper, report, sheet } = press
  const part = openPart(press, report.words.report.tips.heading)
  report.result.tips.forEach(({ tips, title }, position) => {
    if (tips.length === 0) return
    const heading = { ...subheading(part, part.owner, title, contentWidth), gap: position === 0 ? 12 : 22 }
    const list = listOf(paper, part.owner, 'None')
    const boxes = tips.map((tip, at) => after(at === 0 ? 6 : 12, tipBox(part, list, tip, position)))
    sheet.add(...together([heading, ...boxes], thirdOfPage))
  })
}

const tipBox = (part: Part, list: Element, tip: ResultTip, position: number): Box => {
  const { paper, report } = part.press
  const { ledger, tips } = report.words.report
  const body = element(paper, element(paper, list, 'LI'), 'LBody')
  const line = (words: Parameters<typeof textBox>[2], style: (typeof type)[keyof typeof type]) =>
    textBox(paper, element(paper, body, 'P'), words, style, contentWidth - indent - 20)
  const because = [
    { text: `${tips.because} `, face: 'bold' as const },
    { text: `${tip.because} · ${ledger.evidence[tip.evidence]}` },
  ]
  const inner = stack(
    [line(tip.title, type.label), after(2, line(tip.text, type.body)), after(3, line(because, type.small))],
    indent,
  )
  return {
    ...inner,
    draw: (x, y) => {
      decoration(paper, () => fillBox(paper, tintAt(position), x, y, 4, inner.height, 2))
      inner.draw(x, y)
    },
  }
}
