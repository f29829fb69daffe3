/** Opens a pdfkit document: tagged (PDF/UA-1, ISO 14289-1), with embedded fonts only, and the same bytes for the same report. */
import type pdfkit from 'pdfkit'
import { type Font, fonts, loadFonts } from './fonts.ts'
import type { FontMetrics } from './lines.ts'
import { printable } from './printable.ts'
import { page } from './type-scale.ts'

export type PdfDocument = PdfKitDocument & { readonly metrics: FontMetrics; readonly toBuffer: () => Promise<Buffer> }

/** Members of pdfkit's document that its type definitions lack. */
type PdfKitDocument = Omit<PDFKit.PDFDocument, 'outline' | 'link' | 'goTo' | 'image'> & {
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
  // `Contents` is a String object: pdfkit writes a primitive string as a PDF name.
  options: { readonly structParent: PDFKit.PDFStructureElement; readonly Contents: object },
) => void
export type Outline = {
  readonly addItem: (
    title: string,
    options: { readonly fit: false; readonly left: number; readonly top: number; readonly zoom: null },
  ) => Outline
}
export type DocumentInfo = {
  readonly title: string
  readonly subject: string
  readonly author: string
  readonly language: string
  readonly created: Date
}

export const createDocument = async ({
  author,
  created,
  language,
  subject,
  title,
}: DocumentInfo): Promise<PdfDocument> => {
  const [{ default: PDFDocument }, files] = await Promise.all([import('pdfkit'), loadFonts()])
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
    // No default font: the standard fonts are not embedded, which PDF/UA forbids.
    font: '',
    info: { Title: title, Subject: subject, Author: author, Creator: author, CreationDate: created, ModDate: created },
  }
  // The type definitions know neither PDF/UA nor the internals of a font.
  const document = new PDFDocument(
    options as unknown as ConstructorParameters<typeof pdfkit>[0],
  ) as unknown as PdfKitDocument
  for (const font of fonts) document.registerFont(font, Buffer.from(files[font]))
  escapeMetadata(document)
  return Object.assign(document, { metrics: metricsOf(document), toBuffer: () => toBuffer(document) })
}

const metricsOf = (document: PdfKitDocument): FontMetrics => {
  const hasGlyph = (font: Font) => {
    document.font(font)
    const selected = document._font.font
    return (codePoint: number): boolean => selected.hasGlyphForCodePoint(codePoint)
  }
  return {
    widthOf: (text, font, size) => document.font(font).fontSize(size).widthOfString(text),
    toPrintable: (text, font) => {
      const plain = printable(text, hasGlyph(font === 'display' ? 'bold' : font))
      // The display font has few glyphs. A text that it cannot show completely is set in bold, so that fonts are not mixed.
      const inDisplay =
        font === 'display' && [...plain].every((character) => hasGlyph(font)(character.codePointAt(0) ?? 0))
      return { text: plain, font: font === 'display' && !inDisplay ? 'bold' : font }
    },
  }
}

/** Escapes the values for the XMP metadata, which pdfkit does not. The info dictionary, which needs none, has been written before. */
const escapeMetadata = (document: PdfKitDocument): void => {
  const endMetadata = document.endMetadata.bind(document)
  document.endMetadata = () => {
    const { info } = document
    for (const name of ['Title', 'Subject', 'Author', 'Creator'] as const)
      info[name] = (info[name] ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    endMetadata()
  }
}

const toBuffer = (document: PdfKitDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.end()
  })
