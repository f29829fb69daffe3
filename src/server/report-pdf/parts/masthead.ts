/** The top of the cover: the mark, the ornament, title, name and date on a field of colour. */
import { fill } from '#engine/format.ts'
import { withGap, stack, textBox, type Box } from '#server/report-pdf/layout/boxes.ts'
import { brandColour, type Colour, hex } from '#server/report-pdf/layout/colours.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import type { PdfContext } from '#server/report-pdf/layout/context.ts'
import { box } from '#server/report-pdf/layout/printable.ts'
import { drawDrawing, readDrawing } from '#server/report-pdf/layout/svg.ts'
import { drawArtifact, addElement } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, page, type } from '#server/report-pdf/layout/type-scale.ts'

const markSize = 30
const markGap = 8
const ornamentWidth = 300
const paddingBelow = 22
/** The title begins below the ornament. */
const titleGap = 26

export const addMasthead = (context: PdfContext): void => {
  const { date, document, report, root, title } = context
  const { colours, pdf, report: copy, site_name } = report.texts
  const colour = brandColour(colours.on_hero)
  const basis = `${fill(pdf.made_from, { date })}. ${fill(copy.scores.based_on, { count: report.result.answered })}.`
  // Without emoji, and without a name in letters that the font lacks: boxes in their place would be unkind to their owner.
  const name = document.metrics.toPrintable(report.name, type.lead.font).text.replaceAll(box, '').trim()
  const line = (tag: 'H1' | 'P', text: string, style: (typeof type)[keyof typeof type]) =>
    textBox(document, addElement(document, root, tag), text, { ...style, colour }, contentWidth)
  const inner = stack([
    brand(context, site_name, colour),
    withGap(titleGap, line('H1', title, type.title)),
    ...(name === '' ? [] : [withGap(6, line('P', fill(pdf.made_for, { name }), type.lead))]),
    withGap(2, line('P', basis, type.body)),
  ])
  context.flow.add({
    height: inner.height + paddingBelow,
    draw: (x, y) => {
      drawArtifact(document, () => {
        fillBox(document, brandColour(colours.hero), {
          x: 0,
          y: 0,
          width: page.width,
          height: y + inner.height + paddingBelow,
        })
        const art = readDrawing(report.drawings[report.texts.ornament] ?? '')
        // Mango strands would be invisible on the mango background.
        const variables = { '--art-mango': hex('art.mangoOnHero') }
        if (art)
          drawDrawing(document, art, { line: hex(colour), variables }, page.width - ornamentWidth, 0, ornamentWidth)
      })
      inner.draw(x, y)
    },
  })
}

/** The mark and the name of the site. The title says which report it is: for a screen reader, both are decoration. */
const brand = ({ document, report }: PdfContext, name: string, colour: Colour): Box => {
  const mark = readDrawing(report.drawings[report.texts.logo ?? ''] ?? '')
  const indent = mark ? markSize + markGap : 0
  const text = textBox(document, null, name, { ...type.brand, colour }, contentWidth - ornamentWidth - indent)
  return {
    height: Math.max(markSize, text.height),
    draw: (x, y) => {
      if (mark) drawArtifact(document, () => drawDrawing(document, mark, { line: hex(colour) }, x, y, markSize))
      text.draw(x + indent, y + (Math.max(markSize, text.height) - text.height) / 2)
    },
  }
}
