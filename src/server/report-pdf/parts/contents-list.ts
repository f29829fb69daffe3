/** What is in the report, and on which page. Its place is kept on the first page, and filled in when the pages are known. */
import { drawLine, rule } from '#server/report-pdf/layout/drawing.ts'
import { type Line, breakLines } from '#server/report-pdf/layout/lines.ts'
import type { Paper } from '#server/report-pdf/layout/document.ts'
import { openPart, type Press } from '#server/report-pdf/layout/context.ts'
import { decoration, type Element, element, marked } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, page, type TextStyle, type } from '#server/report-pdf/layout/type-scale.ts'

const lineHeight = 20
const between = 24
const width = (contentWidth - between) / 2

/** Two columns, read one after the other. */
const rowsOf = (titles: readonly string[]): number => Math.ceil(titles.length / 2)

/** Gives the function that fills it in. */
export const addContentsList = (press: Press, titles: readonly string[]): (() => void) => {
  const { begun, paper, report, sheet } = press
  const part = openPart(press, report.words.pdf.contents)
  const list = element(paper, part.owner, 'TOC')
  let place = { number: 0, y: 0 }
  sheet.add({
    gap: 10,
    height: rowsOf(titles) * lineHeight,
    draw: (_, y) => {
      place = { number: paper.bufferedPageRange().count - 1, y }
    },
  })
  return () => {
    paper.switchToPage(place.number)
    titles.forEach((title, at) => {
      const target = begun.get(title)
      const link = element(paper, element(paper, list, 'TOCI'), 'Link')
      const rows = rowsOf(titles)
      const x = page.left + Math.floor(at / rows) * (width + between)
      if (target) drawEntry(paper, link, title, target, x, place.y + (at % rows) * lineHeight)
      link.end()
    })
  }
}

const style: TextStyle = type.body

const drawEntry = (
  paper: Paper,
  link: Element,
  title: string,
  target: { readonly page: number; readonly name: string },
  x: number,
  y: number,
): void => {
  const [words] = breakLines(paper.ruler, title, style, width - 40)
  const [number] = breakLines(paper.ruler, String(target.page), { ...style, face: 'bold' }, 40)
  decoration(paper, () => rule(paper, 'border.card', x, y + lineHeight, width, 0.5))
  const top = y + (lineHeight - style.line) / 2
  marked(paper, link, () => {
    if (words) drawLine(paper, { ...words, goesOn: true }, style, x, top)
    if (number) drawLine(paper, number, style, x + width - widthOf(number), top)
  })
  const said = `${title}, ${target.page}`
  paper.goTo(x, y, width, lineHeight, target.name, { structParent: link, Contents: new String(said) })
}

const widthOf = ({ words }: Line): number => Math.max(0, ...words.map(({ width, x }) => x + width))
