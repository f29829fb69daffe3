/** Boxes have a height before they are drawn, so that page breaks can be chosen. All lengths are in points (1/72 inch). */
import type { Colour } from './colours.ts'
import { drawLine, fillBox, outlineBox } from './drawing.ts'
import { breakLines, type Line, type Text } from './lines.ts'
import type { PdfDocument } from './document.ts'
import { drawArtifact, type Element, drawTagged } from './tags.ts'
import type { TextStyle } from './type-scale.ts'

export type Box = {
  readonly height: number
  readonly draw: (x: number, y: number) => void
  /** Space above it; ignored at the top of a page or of a card. */
  readonly gap?: number
  /** No page break between this box and the next one. */
  readonly keepWithNext?: boolean
  /** The header of its table, drawn above the box when a page begins with it. */
  readonly repeatedHeader?: Box
  /** The same content in smaller boxes, used when it is higher than a page. */
  readonly fragments?: readonly Box[]
}

export const withGap = (gap: number, box: Box): Box => ({ ...box, gap })
export const keepWithNext = (box: Box): Box => ({ ...box, keepWithNext: true })

/** `owner`: the structure element of the text; null: decoration, which screen readers skip. */
export const textBox = (
  document: PdfDocument,
  owner: Element | null,
  text: Text,
  style: TextStyle,
  width: number,
  align: 'left' | 'right' = 'left',
): Box => {
  const lines = breakLines(document.metrics, text, style, width)
  const shift = (line: Line) => (align === 'right' ? Math.max(0, width - endOf(line)) : 0)
  const drawAll = (from: number, to: number) => (x: number, y: number) => {
    const draw = () =>
      lines.slice(from, to).forEach((line, at) => drawLine(document, line, style, x + shift(line), y + at * style.line))
    if (owner) drawTagged(document, owner, draw)
    else drawArtifact(document, draw)
  }
  return {
    height: lines.length * style.line,
    draw: drawAll(0, lines.length),
    fragments: lines.map((_, at) => ({
      height: style.line,
      draw: drawAll(at, at + 1),
      ...avoidWidowsAndOrphans(at, lines.length),
    })),
  }
}

const endOf = ({ words }: Line): number => Math.max(0, ...words.map(({ width, x }) => x + width))

/** Keeps at least two lines of a paragraph together on each page. */
const avoidWidowsAndOrphans = (at: number, count: number): Pick<Box, 'keepWithNext'> =>
  count > 1 && (at === 0 || at === count - 2) ? { keepWithNext: true } : {}

/** A text higher than `maxHeight` may continue on the next page; a shorter one stays together. */
export const splittable = (box: Box, maxHeight: number): readonly Box[] =>
  box.fragments && box.height > maxHeight
    ? box.fragments.map((part, at) => (at === 0 && box.gap !== undefined ? withGap(box.gap, part) : part))
    : [box]

const heightOf = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box, at) => sum + box.height + (at > 0 ? (box.gap ?? 0) : 0), 0)

export const stack = (boxes: readonly Box[], indent = 0): Box => ({
  height: heightOf(boxes),
  draw: (x, y) => {
    let top = y
    boxes.forEach((box, at) => {
      top += at > 0 ? (box.gap ?? 0) : 0
      box.draw(x + indent, top)
      top += box.height
    })
  },
  fragments: boxes.flatMap((box) =>
    indent === 0 ? [box] : [{ ...box, draw: (x: number, y: number) => box.draw(x + indent, y) }],
  ),
})

/** Side by side, aligned at the top. */
export const row = (columns: readonly { readonly box: Box; readonly x: number }[]): Box => ({
  height: Math.max(0, ...columns.map(({ box }) => box.height)),
  draw: (x, y) => columns.forEach((column) => column.box.draw(x + column.x, y)),
})

type CardStyle = { readonly fill?: Colour; readonly border?: Colour; readonly bar?: Colour }
export const cardPadding = 9
const radius = 9

/** `height`: the minimum height, such as that of the card beside it. */
export const card = (document: PdfDocument, inner: Box, width: number, cardStyle: CardStyle, height = 0): Box => {
  const cardHeight = Math.max(height, inner.height + 2 * cardPadding)
  return {
    height: cardHeight,
    draw: (x, y) => {
      const whole = { x, y, width, height: cardHeight }
      drawArtifact(document, () => {
        if (cardStyle.fill) fillBox(document, cardStyle.fill, whole, radius)
        if (cardStyle.bar) {
          document.save().roundedRect(x, y, width, cardHeight, radius).clip()
          fillBox(document, cardStyle.bar, { ...whole, width: 5 })
          document.restore()
        }
        if (cardStyle.border) outlineBox(document, cardStyle.border, whole, radius)
      })
      inner.draw(x + cardPadding + (cardStyle.bar ? 4 : 0), y + cardPadding)
    },
    fragments: [inner],
  }
}
