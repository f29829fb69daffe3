/** What every part of a printed report is given: the paper, the sheet in it, where the part belongs, and what it shows. */
import { fill, formatDate } from '#engine/format.ts'
import { after, type Box, textBox, withNext } from './boxes.ts'
import { openPaper, type Outline, type Paper } from './document.ts'
import type { ReportForPdf } from '#server/report-pdf/report-for-pdf.ts'
import { openSheet, type Sheet } from './page-flow.ts'
import { type Element, element } from './tags.ts'
import { contentWidth, page, type TextStyle, type } from './type-scale.ts'

export type Press = {
  readonly paper: Paper
  readonly sheet: Sheet
  readonly root: Element
  readonly report: ReportForPdf
  /** The day of the report, as it is written everywhere. */
  readonly date: string
  readonly title: string
  /** Where each part begins, for the list of contents. */
  readonly begun: Map<string, { readonly page: number; readonly name: string }>
}

export const openPress = async (report: ReportForPdf): Promise<Press> => {
  const { created_at, words } = report
  const date = formatDate(created_at, words.time_zone)
  const title = fill(words.pdf.title, { date })
  const paper = await openPaper({
    title,
    subject: words.pdf.subject,
    author: words.site_name,
    language: words.pdf.language,
    created: new Date(created_at),
  })
  const sheet = openSheet(paper)
  return { paper, sheet, report, date, title, root: element(paper, null, 'Document'), begun: new Map() }
}

/** A part of the report, with its heading, its bookmark and perhaps a sentence about it. */
export type Part = {
  readonly press: Press
  readonly owner: Element
  /** Its own bookmark, once the heading stands on a page. */
  readonly bookmark: () => Outline
}

export const openPart = (press: Press, title: string, lead?: string): Part => {
  const { begun, paper, root, sheet } = press
  const owner = element(paper, root, 'Sect')
  let bookmark: Outline | undefined
  const heading = textBox(paper, element(paper, owner, 'H2'), title, type.heading, contentWidth)
  const draw: Box['draw'] = (x, y) => {
    const name = `part-${begun.size + 1}`
    begun.set(title, { page: paper.bufferedPageRange().count, name })
    paper.addNamedDestination(name, 'XYZ', 0, y - 12, null)
    bookmark = bookmarkAt(paper.outline, title, y)
    heading.draw(x, y)
  }
  sheet.add({ height: heading.height, draw, gap: 34, withNext: true })
  if (lead !== undefined) sheet.add(withNext(after(4, paragraph(paper, owner, lead))))
  return { press, owner, bookmark: () => bookmark ?? paper.outline }
}

/** A heading inside a part, with a bookmark under that of the part. */
export const subheading = (
  { bookmark, press: { paper } }: Part,
  owner: Element,
  title: string,
  width: number,
  style: TextStyle = type.subheading,
): Box => {
  const text = textBox(paper, element(paper, owner, 'H3'), title, style, width)
  const draw: Box['draw'] = (x, y) => {
    bookmarkAt(bookmark(), title, y)
    text.draw(x, y)
  }
  return { height: text.height, draw, withNext: true }
}

const bookmarkAt = (under: Outline, title: string, y: number): Outline =>
  // pdfkit measures from the right edge, and means the left one.
  under.addItem(title, { fit: false, left: page.width, top: Math.max(0, y - 12), zoom: null })

/** A sentence or two, in the quieter ink. */
export const paragraph = (paper: Paper, owner: Element, text: string, style: TextStyle = type.muted): Box =>
  textBox(paper, element(paper, owner, 'P'), text, style, measure)

/** No line of running text is wider. */
export const measure = 420
