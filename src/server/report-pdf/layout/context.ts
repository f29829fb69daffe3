import { fill, formatDate } from '#engine/format.ts'
import { withGap, type Box, textBox, keepWithNext } from './boxes.ts'
import { createDocument, type Outline, type PdfDocument } from './document.ts'
import type { ReportForPdf } from '#server/report-pdf/report-for-pdf.ts'
import { createPageFlow, type PageFlow } from './page-flow.ts'
import { type Element, addElement } from './tags.ts'
import { contentWidth, page, type TextStyle, type } from './type-scale.ts'

export type PdfContext = {
  readonly document: PdfDocument
  readonly flow: PageFlow
  readonly root: Element
  readonly report: ReportForPdf
  /** The day of the report, formatted. */
  readonly date: string
  readonly title: string
  /** Page number and destination of each part, in order, for the table of contents. A list, because two parts may have the same title. */
  readonly partStarts: { readonly page: number; readonly name: string }[]
}

export const openPdfContext = async (report: ReportForPdf): Promise<PdfContext> => {
  const { created_at, texts } = report
  const date = formatDate(created_at, texts.region)
  const title = fill(texts.pdf.title, { date })
  const document = await createDocument({
    title,
    subject: texts.pdf.subject,
    author: texts.site_name,
    language: texts.pdf.language ?? texts.region.locale,
    created: new Date(created_at),
  })
  const flow = createPageFlow(document)
  return { document, flow, report, date, title, root: addElement(document, null, 'Document'), partStarts: [] }
}

/** A part of the report: its heading, its bookmark and an optional introduction. */
export type Part = {
  readonly context: PdfContext
  readonly owner: Element
  /** The bookmark of the part. Until its heading is drawn, the root of the outline. */
  readonly bookmark: () => Outline
}

export const openPart = (context: PdfContext, title: string, lead?: string): Part => {
  const { partStarts, document, root, flow } = context
  const owner = addElement(document, root, 'Sect')
  let bookmark: Outline | undefined
  const heading = textBox(document, addElement(document, owner, 'H2'), title, type.heading, contentWidth)
  const draw: Box['draw'] = (x, y) => {
    const name = `part-${partStarts.length + 1}`
    partStarts.push({ page: document.bufferedPageRange().count, name })
    document.addNamedDestination(name, 'XYZ', 0, y - 12, null)
    bookmark = addBookmark(document.outline, title, y)
    heading.draw(x, y)
  }
  flow.add({ height: heading.height, draw, gap: 18, keepWithNext: true })
  if (lead !== undefined) flow.add(keepWithNext(withGap(4, paragraph(document, owner, lead))))
  return { context, owner, bookmark: () => bookmark ?? document.outline }
}

/** A heading inside a part, with a bookmark below that of the part. */
export const subheading = (
  { bookmark, context: { document } }: Part,
  owner: Element,
  title: string,
  width: number,
  style: TextStyle = type.subheading,
): Box => {
  const text = textBox(document, addElement(document, owner, 'H3'), title, style, width)
  const draw: Box['draw'] = (x, y) => {
    addBookmark(bookmark(), title, y)
    text.draw(x, y)
  }
  return { height: text.height, draw, keepWithNext: true }
}

const addBookmark = (under: Outline, title: string, y: number): Outline =>
  // pdfkit subtracts `left` from the page width, so this is the left edge.
  under.addItem(title, { fit: false, left: page.width, top: Math.max(0, y - 12), zoom: null })

export const paragraph = (document: PdfDocument, owner: Element, text: string, style: TextStyle = type.muted): Box =>
  textBox(document, addElement(document, owner, 'P'), text, style, measure)

/** The line length of running text, in points. */
export const measure = 470
