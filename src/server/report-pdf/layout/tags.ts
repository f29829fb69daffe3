/** The structure beside the pages: what is a heading, a list, a cell, a picture, and what is only decoration. */
import type { Paper } from './document.ts'
import { page } from './type-scale.ts'

/** What pdfkit keeps of an element, for the attributes that it has no option for. */
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

/** The order in which elements are added is the order of reading. */
export const element = (paper: Paper, parent: Element | null, tag: Tag, options: Options = {}): Element => {
  const made = paper.struct(tag, { ...options }) as Element
  if (parent) parent.add(made)
  else paper.addStructure(made)
  return made
}

export const listOf = (paper: Paper, parent: Element, numbering: 'Disc' | 'Decimal' | 'None'): Element => {
  const list = element(paper, parent, 'L')
  list.dictionary.data.A = { O: 'List', ListNumbering: numbering }
  return list
}

/** What is drawn meanwhile belongs to the element. May be done several times: over lines, over pages. */
export const marked = (paper: Paper, owner: Element, draw: () => void): void => {
  const content = paper.markStructureContent(owner.dictionary.data.S)
  draw()
  paper.endMarkedContent()
  owner.add(content)
}

/** Where a picture stands on its page, which is measured from below. */
export const bounded = (owner: Element, x: number, y: number, width: number, height: number): void => {
  const bottom = page.height - y - height
  owner.dictionary.data.A = { O: 'Layout', Placement: 'Block', BBox: [x, bottom, x + width, bottom + height] }
}

/** Lines, tints and bars that say nothing by themselves. */
export const decoration = (paper: Paper, draw: () => void): void => {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}
