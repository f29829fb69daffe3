/** The document as pdfkit makes it: tagged for those who listen, with fonts of its own, and the same bytes for the same report. */
import type pdfkit from 'pdfkit'
import { type Face, faces, loadFaces } from './fonts.ts'
import type { Ruler } from './lines.ts'
import { printable } from './printable.ts'
import { page } from './type-scale.ts'

export type Paper = Document & { readonly ruler: Ruler; readonly finished: () => Promise<Buffer> }

/** What pdfkit has beyond the types that are written for it. */
type Document = Omit<PDFKit.PDFDocument, 'outline' | 'link' | 'goTo' | 'image'> & {
  readonly openImage: (bytes: Uint8Array) => OpenImage
  readonly image: (
    image: OpenImage,
    x: number,
    y: number,
    options: { readonly fit: readonly [number, number]; readonly align: 'center'; readonly valign: 'center' },
  ) => void
  readonly link: LinkTo
  readonly goTo: LinkTo
  readonly outline: Outline
  readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (codePoint: number) => boolean } }
}
export type OpenImage = { readonly width: number; readonly height: number }
type LinkTo = (
  x: number,
  y: number,
  width: number,
  height: number,
  target: string,
  // A plain string would be written as a name.
  options: { readonly structParent: PDFKit.PDFStructureElement; readonly Contents: object },
) => void
export type Outline = {
  readonly addItem: (
    title: string,
    options: { readonly fit: false; readonly left: number; readonly top: number; readonly zoom: null },
  ) => Outline
}
export type PaperWords = {
  readonly title: string
  readonly subject: string
  readonly author: string
  readonly language: string
  readonly created: Date
}

export const openPaper = async ({ author, created, language, subject, title }: PaperWords): Promise<Paper> => {
  const [{ default: PDFDocument }, files] = await Promise.all([import('pdfkit'), loadFaces()])
  const { bottom, left, right, top } = page
  const options = {
    size: 'A4',
    margins: { top, bottom, left, right },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // None but those that are embedded.
    font: '',
    info: { Title: title, Subject: subject, Author: author, Creator: author, CreationDate: created, ModDate: created },
  }
  // The types know neither PDF/UA nor what is behind a font.
  const made = new PDFDocument(options as unknown as ConstructorParameters<typeof pdfkit>[0]) as unknown as Document
  for (const face of faces) made.registerFont(face, Buffer.from(files[face]))
  escapeMetadata(made)
  return Object.assign(made, { ruler: rulerOf(made), finished: () => finished(made) })
}

const rulerOf = (document: Document): Ruler => {
  const hasGlyph = (face: Face) => {
    document.font(face)
    const { font } = document._font
    return (codePoint: number): boolean => font.hasGlyphForCodePoint(codePoint)
  }
  return {
    widthOf: (text, face, size) => document.font(face).fontSize(size).widthOfString(text),
    fit: (text, face) => {
      const plain = printable(text, hasGlyph(face === 'display' ? 'bold' : face))
      // The display face has few letters: a heading is in one face from its first letter to its last.
      const inDisplay = face === 'display' && [...plain].every((sign) => hasGlyph(face)(sign.codePointAt(0) ?? 0))
      return { text: plain, face: face === 'display' && !inDisplay ? 'bold' : face }
    },
  }
}

/** pdfkit writes these words into XML as they are. By then they stand in the document's own list, unescaped. */
const escapeMetadata = (document: Document): void => {
  const endMetadata = document.endMetadata.bind(document)
  document.endMetadata = () => {
    const { info } = document
    for (const name of ['Title', 'Subject', 'Author', 'Creator'] as const)
      info[name] = (info[name] ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    endMetadata()
  }
}

const finished = (document: Document): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.end()
  })
