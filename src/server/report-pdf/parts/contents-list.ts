/** The table of contents. Its space is reserved on the first page and filled in when the page numbers are known. */
import { drawLine, drawRule } from '#server/report-pdf/layout/drawing.ts'
import { type Line, breakLines } from '#server/report-pdf/layout/lines.ts'
import type { PdfDocument } from '#server/report-pdf/layout/document.ts'
import { openPart, type PdfContext } from '#server/report-pdf/layout/context.ts'
import { drawArtifact, type Element, addElement, drawTagged } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, page, type TextStyle, type } from '#server/report-pdf/layout/type-scale.ts'

const lineHeight = 15
const gutter = 24
const width = (contentWidth - gutter) / 2

/** Returns the function that fills it in. `titles`: the titles of all parts that follow. */
export const addContentsList = (context: PdfContext, titles: readonly string[]): (() => void) => {
  const { partStarts, document, report, flow } = context
  const part = openPart(context, report.texts.pdf.contents)
  const list = addElement(document, part.owner, 'TOC')
  const entries = titles.map((title) => breakLines(document.metrics, title, style, width - 40))
  // Two columns, read one after the other. A long title has several lines.
  const rows = Math.ceil(entries.length / 2)
  const linesIn = (row: number): number => Math.max(...[row, row + rows].map((at) => entries[at]?.length ?? 1))
  const heights = Array.from({ length: rows }, (_, row) => lineHeight + (linesIn(row) - 1) * style.line)
  const above = (row: number): number => heights.slice(0, row).reduce((sum, height) => sum + height, 0)
  let reserved = { number: 0, y: 0 }
  flow.add({
    gap: 4,
    height: above(rows),
    draw: (_, y) => {
      reserved = { number: document.bufferedPageRange().count - 1, y }
    },
  })
  return () => {
    document.switchToPage(reserved.number)
    const targets = partStarts.slice(-titles.length)
    titles.forEach((title, at) => {
      const target = targets[at]
      const link = addElement(document, addElement(document, list, 'TOCI'), 'Link')
      const [row, x] = [at % rows, page.left + Math.floor(at / rows) * (width + gutter)]
      const entry = { title, lines: entries[at] ?? [], height: heights[row] ?? lineHeight }
      if (target) drawEntry(document, link, entry, target, x, reserved.y + above(row))
      link.end()
    })
  }
}

const style: TextStyle = type.body

const drawEntry = (
  document: PdfDocument,
  link: Element,
  { height, lines, title }: { readonly title: string; readonly lines: readonly Line[]; readonly height: number },
  target: { readonly page: number; readonly name: string },
  x: number,
  y: number,
): void => {
  const [number] = breakLines(document.metrics, String(target.page), { ...style, font: 'bold' }, 40)
  drawArtifact(document, () => drawRule(document, 'border.card', x, y + height, width, 0.5))
  const top = y + (lineHeight - style.line) / 2
  drawTagged(document, link, () => {
    lines.forEach((line, at) => drawLine(document, { ...line, continues: true }, style, x, top + at * style.line))
    if (number) drawLine(document, number, style, x + width - widthOf(number), top)
  })
  const label = `${title}, ${target.page}`
  document.goTo(x, y, width, height, target.name, { structParent: link, Contents: new String(label) })
}

const widthOf = ({ words }: Line): number => Math.max(0, ...words.map(({ width, x }) => x + width))
