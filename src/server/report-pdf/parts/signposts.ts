/** Where a professional is the right person to ask. It stands above everything else. */
import { after, card, cardPad, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { openPart, type Press, subheading } from '#server/report-pdf/layout/context.ts'
import { element } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

export const addSignposts = (press: Press): void => {
  const { paper, report, sheet } = press
  const { report: copy } = report.words
  const part = openPart(press, copy.signposts.heading, copy.signposts.lead)
  const width = contentWidth - 2 * cardPad - 4
  report.result.signposts.forEach(({ text, title }) => {
    const inner = stack([
      subheading(part, part.owner, title, width),
      after(3, textBox(paper, element(paper, part.owner, 'P'), text, type.body, width)),
    ])
    const look = { fill: 'status.warning.bg', bar: 'status.warning.border' } as const
    sheet.add(after(10, card(paper, inner, contentWidth, look)))
  })
}
