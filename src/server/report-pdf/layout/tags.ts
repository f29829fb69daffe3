/** The structure tree (ISO 32000-1, 14.7 and 14.8), which screen readers use. */
import type { PdfDocument } from './document.ts'
import type { Rect } from './drawing.ts'
import { page } from './type-scale.ts'

/** Includes pdfkit's internal dictionary, for attributes that pdfkit has no option for. */
export type Element = PDFKit.PDFStructureElement & {
  readonly dictionary: { readonly data: { readonly S: string; A?: unknown } }
}
export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'
  | 'TOC'
  | 'TOCI'
type Options = { readonly alt?: string; readonly scope?: 'Column' | 'Row' }

/** Elements are read in the order in which they are added. */
export const addElement = (document: PdfDocument, parent: Element | null, tag: Tag, options: Options = {}): Element => {
  const made = document.struct(tag, { ...options }) as Element
  if (parent) parent.add(made)
  else document.addStructure(made)
  return made
}

export const addList = (document: PdfDocument, parent: Element, numbering: 'Disc' | 'Decimal' | 'None'): Element => {
  const list = addElement(document, parent, 'L')
  list.dictionary.data.A = { O: 'List', ListNumbering: numbering }
  return list
}

/** What `draw` writes belongs to the element. May be called several times for one element: for each line, on several pages. */
export const drawTagged = (document: PdfDocument, owner: Element, draw: () => void): void => {
  const content = document.markStructureContent(owner.dictionary.data.S)
  draw()
  document.endMarkedContent()
  owner.add(content)
}

/** The bounding box of a figure on its page. `y` is measured from the top, PDF's BBox from the bottom. */
export const setBoundingBox = (owner: Element, { x, y, width, height }: Rect): void => {
  const bottom = page.height - y - height
  owner.dictionary.data.A = { O: 'Layout', Placement: 'Block', BBox: [x, bottom, x + width, bottom + height] }
}

/** What `draw` writes is decoration, which screen readers skip. */
export const drawArtifact = (document: PdfDocument, draw: () => void): void => {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}
