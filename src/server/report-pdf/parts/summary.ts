/** The result in one sentence, and the profile in three words with its drawing. */
import { clausesOf, shortTraits, summaryOf } from '#engine/result/texts/summary.ts'
import { withGap, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { hex } from '#server/report-pdf/layout/colours.ts'
import type { PdfContext } from '#server/report-pdf/layout/context.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import { drawDrawing, readDrawing } from '#server/report-pdf/layout/svg.ts'
import { addElement, drawArtifact } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

const drawingSize = 84
const padding = 8
const gutter = 16

export const addSummary = (context: PdfContext): void => {
  const { document, flow, report, root } = context
  const { report: words, region } = report.texts
  const sentence = summaryOf(clausesOf(report.result.scores), words.scores.summary, region.locale)
  const short = shortTraits(report.result, region.locale)
  if (sentence === null && short === null) return
  const drawing = readDrawing(report.drawings[short?.picture ?? ''] ?? '')
  const indent = drawing ? drawingSize + gutter : 0
  const owner = addElement(document, root, 'Sect')
  const line = (text: string, style: (typeof type)[keyof typeof type]) =>
    textBox(document, addElement(document, owner, 'P'), text, style, contentWidth - indent)
  const texts = stack([
    ...(sentence === null ? [] : [line(sentence, type.summary)]),
    ...(short ? [withGap(6, line(short.title, type.muted)), line(short.words.join(', '), type.summary)] : []),
  ])
  const height = Math.max(texts.height, drawing ? drawingSize : 0)
  flow.add({
    gap: 16,
    height,
    draw: (x, y) => {
      if (drawing)
        drawArtifact(document, () => {
          fillBox(document, 'bg.tile', { x, y, width: drawingSize, height: drawingSize }, 10)
          const size = drawingSize - 2 * padding
          drawDrawing(document, drawing, { line: hex('fg.default') }, x + padding, y + padding, size)
        })
      texts.draw(x + indent, y + (height - texts.height) / 2)
    },
  })
}
