/** Reads a PDF as assistive technology does: tags in reading order, bookmarks, links and metadata. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { getDocument, OPS } from './pdfjs.ts'

/** A structure element. Elements are in reading order. */
export type ReadTag = {
  readonly role: string
  /** Includes the text of nested elements. */
  readonly text: string
  readonly alt: string
  readonly page: number
  /** Index of its content in the drawing order of the page; null if it has no content of its own. */
  readonly drawingOrder: number | null
  readonly inside: readonly ReadTag[]
}
/** A piece of text and its position in points, from the lower left corner of the page. */
export type ReadText = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** In points. */
  readonly size: number
  readonly page: number
  /** Tag of the innermost marked-content sequence; null for unmarked text. */
  readonly mark: string | null
}
export type ReadBookmark = { readonly title: string; readonly page: number; readonly inside: readonly ReadBookmark[] }
export type ReadLink = {
  readonly page: number
  /** Its left edge, in points. */
  readonly x: number
  readonly url: string | null
  readonly to: number | null
  readonly label: string
}
export type ReadPdf = {
  readonly pages: number
  /** The outermost tags of all pages. */
  readonly tags: readonly ReadTag[]
  readonly texts: readonly ReadText[]
  /** The fill colours: `#` and six hexadecimal digits, each once. */
  readonly colours: readonly string[]
  readonly bookmarks: readonly ReadBookmark[]
  readonly links: readonly ReadLink[]
  readonly title: string
  readonly language: string
  readonly metadata: string
  readonly isTagged: boolean
  readonly showsTitle: boolean
}

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  // PDF.js takes ownership of the bytes, so pass a copy.
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false })
  const document = await loading.promise
  try {
    const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1)
    const pages = await Promise.all(numbers.map(async (number) => readPage(document, await document.getPage(number))))
    const { info, metadata } = await document.getMetadata()
    const facts = info as { readonly Title?: string; readonly Language?: string }
    const preferences = (await document.getViewerPreferences()) as { readonly DisplayDocTitle?: boolean } | null
    return {
      pages: document.numPages,
      tags: pages.flatMap(({ tags }) => tags),
      texts: pages.flatMap(({ texts }) => texts),
      colours: [...new Set(pages.flatMap(({ colours }) => colours))],
      links: pages.flatMap(({ links }) => links),
      bookmarks: await readBookmarks(document, (await document.getOutline()) ?? []),
      title: facts.Title ?? '',
      language: facts.Language ?? '',
      metadata: metadata ? String(metadata.getRaw()) : '',
      isTagged: (await document.getMarkInfo())?.Marked ?? false,
      showsTitle: preferences?.DisplayDocTitle ?? false,
    }
  } finally {
    await loading.destroy()
  }
}

/** All tags, including nested ones. */
export const flattenTags = (tags: readonly ReadTag[]): readonly ReadTag[] =>
  tags.flatMap((tag) => [tag, ...flattenTags(tag.inside)])

/** Removes white space, because line breaks depend on the layout. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

type Mark = { readonly type: string; readonly tag: string; readonly id?: string }
type Content =
  | Mark
  | {
      readonly str: string
      readonly transform: readonly number[]
      readonly width: number
      readonly hasEOL: boolean
    }

const readPage = async (document: PDFDocumentProxy, page: PDFPageProxy) => {
  const { pageNumber } = page
  // The type declarations of PDF.js lack the tag of marked content.
  const { items } = (await page.getTextContent({ includeMarkedContent: true })) as { items: readonly Content[] }
  const texts: ReadText[] = []
  const byContent = new Map<string, string>()
  const open: Mark[] = []
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop()
      else {
        open.push(item)
        if (item.id) byContent.set(item.id, '')
      }
    } else {
      const [, , across = 0, up = 0, x = 0, y = 0] = item.transform
      const size = Math.hypot(across, up)
      texts.push({ text: item.str, x, y, size, width: item.width, page: pageNumber, mark: open.at(-1)?.tag ?? null })
      const id = open.findLast((one) => one.id)?.id
      if (id) byContent.set(id, `${byContent.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    }
  }
  const tree = (await page.getStructTree()) as Node | null
  const { argsArray, fnArray } = await page.getOperatorList()
  return {
    texts: texts.filter(({ text }) => text.trim() !== ''),
    tags: tree ? tree.children.flatMap((child) => tagsOf(child, byContent, pageNumber)) : [],
    colours: fnArray.flatMap((operator, at) => (operator === OPS.setFillRGBColor ? [String(argsArray[at])] : [])),
    links: await readLinks(document, page),
  }
}

type Node = { readonly role: string; readonly alt?: string; readonly children: readonly Child[] }
type Child = Node | { readonly type: string; readonly id: string }

const tagsOf = (child: Child, texts: ReadonlyMap<string, string>, page: number): readonly ReadTag[] => {
  // The structure tree of a page also contains elements whose content is on other pages.
  if (!('role' in child) || !isHere(child)) return []
  const parts = child.children.map((one) =>
    'role' in one
      ? tagsOf(one, texts, page)
          .map(({ text }) => text)
          .join(' ')
      : (texts.get(one.id) ?? ''),
  )
  const inside = child.children.flatMap((one) => tagsOf(one, texts, page))
  const [drawingOrder] = child.children.flatMap((one) => ('id' in one ? [...texts.keys()].indexOf(one.id) : []))
  const text = parts.join(' ').trim()
  return [{ role: child.role, text, alt: child.alt ?? '', page, drawingOrder: drawingOrder ?? null, inside }]
}

const isHere = (child: Child): boolean => ('role' in child ? child.children.some(isHere) : true)

type Annotation = {
  readonly subtype: string
  readonly rect: readonly [left: number, bottom: number, right: number, top: number]
  readonly url?: string
  readonly dest?: string | readonly unknown[]
  readonly contentsObj?: { readonly str: string }
}

const readLinks = async (document: PDFDocumentProxy, page: PDFPageProxy): Promise<readonly ReadLink[]> => {
  const annotations = (await page.getAnnotations()) as readonly Annotation[]
  return Promise.all(
    annotations.map(async ({ contentsObj, dest, rect, url }) => ({
      page: page.pageNumber,
      x: rect[0],
      url: url ?? null,
      to: dest === undefined ? null : await pageOf(document, dest),
      label: contentsObj?.str ?? '',
    })),
  )
}

const pageOf = async (document: PDFDocumentProxy, target: string | readonly unknown[]): Promise<number> => {
  const [page] = (typeof target === 'string' ? await document.getDestination(target) : target) ?? []
  return 1 + (await document.getPageIndex(page as Parameters<PDFDocumentProxy['getPageIndex']>[0]))
}

type Item = {
  readonly title: string
  readonly dest: string | readonly unknown[] | null
  readonly items: readonly Item[]
}

const readBookmarks = (document: PDFDocumentProxy, items: readonly Item[]): Promise<readonly ReadBookmark[]> =>
  Promise.all(
    items.map(async ({ dest, items: inside, title }) => ({
      title,
      page: dest ? await pageOf(document, dest) : 0,
      inside: await readBookmarks(document, inside),
    })),
  )
