/** Boxes: what has a height and can be drawn. They are measured first, so that a page never breaks where it should not. */
import type { Colour } from './colours.ts'
import { drawLine, fillBox, outlineBox } from './drawing.ts'
import { breakLines, type Line, type Text } from './lines.ts'
import type { Paper } from './document.ts'
import { decoration, type Element, marked } from './tags.ts'
import type { TextStyle } from './type-scale.ts'

export type Box = {
  readonly height: number
  readonly draw: (x: number, y: number) => void
  /** Space above it, but not at the top of a page or of a card. */
  readonly gap?: number
  /** Stands on the same page as the box after it. */
  readonly withNext?: boolean
  /** Stands above it when it begins a page: the head of its table. */
  readonly under?: Box
  /** The same in pieces, for when it is higher than a page. */
  readonly parts?: readonly Box[]
}

export const after = (gap: number, box: Box): Box => ({ ...box, gap })
export const withNext = (box: Box): Box => ({ ...box, withNext: true })

/** A text that belongs to one element; to none, when it is there for the eye alone. */
export const textBox = (
  paper: Paper,
  owner: Element | null,
  text: Text,
  style: TextStyle,
  width: number,
  side: 'left' | 'right' = 'left',
): Box => {
  const lines = breakLines(paper.ruler, text, style, width)
  const shift = (line: Line) => (side === 'right' ? Math.max(0, width - endOf(line)) : 0)
  const drawAll = (from: number, to: number) => (x: number, y: number) => {
    const draw = () =>
      lines.slice(from, to).forEach((line, at) => drawLine(paper, line, style, x + shift(line), y + at * style.line))
    if (owner) marked(paper, owner, draw)
    else decoration(paper, draw)
  }
  return {
    height: lines.length * style.line,
    draw: drawAll(0, lines.length),
    parts: lines.map((_, at) => ({ height: style.line, draw: drawAll(at, at + 1), ...aloneRule(at, lines.length) })),
  }
}

const endOf = ({ words }: Line): number => Math.max(0, ...words.map(({ width, x }) => x + width))

/** Neither the first nor the last line of a paragraph stands alone on a page. */
const aloneRule = (at: number, count: number): Pick<Box, 'withNext'> =>
  count > 1 && (at === 0 || at === count - 2) ? { withNext: true } : {}

/** A long text may begin on one page and end on the next; a short one stays together. */
export const flowing = (box: Box, most: number): readonly Box[] =>
  box.parts && box.height > most
    ? box.parts.map((part, at) => (at === 0 && box.gap !== undefined ? after(box.gap, part) : part))
    : [box]

/** On one page, unless they are too much for it. */
export const together = (boxes: readonly Box[], most: number): readonly Box[] =>
  heightOf(boxes) > most ? boxes : boxes.map((box, at) => (at < boxes.length - 1 ? withNext(box) : box))

const heightOf = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box, at) => sum + box.height + (at > 0 ? (box.gap ?? 0) : 0), 0)

/** One below the other. */
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
  parts: boxes.flatMap((box) =>
    indent === 0 ? [box] : [{ ...box, draw: (x: number, y: number) => box.draw(x + indent, y) }],
  ),
})

/** Side by side, from the top. */
export const row = (columns: readonly { readonly box: Box; readonly x: number }[]): Box => ({
  height: Math.max(0, ...columns.map(({ box }) => box.height)),
  draw: (x, y) => columns.forEach((column) => column.box.draw(x + column.x, y)),
})

type CardLook = { readonly fill?: Colour; readonly border?: Colour; readonly bar?: Colour }
export const cardPad = 14
const radius = 10

/** On a ground of its own. `height`: as high as its neighbour. */
export const card = (paper: Paper, inner: Box, width: number, look: CardLook, height = 0): Box => {
  const whole = Math.max(height, inner.height + 2 * cardPad)
  return {
    height: whole,
    draw: (x, y) => {
      decoration(paper, () => {
        if (look.fill) fillBox(paper, look.fill, x, y, width, whole, radius)
        if (look.bar) {
          paper.save().roundedRect(x, y, width, whole, radius).clip()
          fillBox(paper, look.bar, x, y, 5, whole)
          paper.restore()
        }
        if (look.border) outlineBox(paper, look.border, x, y, width, whole, radius)
      })
      inner.draw(x + cardPad + (look.bar ? 4 : 0), y + cardPad)
    },
    parts: [inner],
  }
}
