/** Type sizes and page measures, in points (1/72 inch). Nothing is smaller than 10 points. */
import type { Colour } from './colours.ts'
import type { Font } from './fonts.ts'

export type TextStyle = {
  readonly font: Font
  readonly size: number
  /** Line height. */
  readonly line: number
  readonly colour: Colour
}

const style = (font: Font, size: number, line: number, colour: Colour = 'fg.default'): TextStyle => ({
  font,
  size,
  line,
  colour,
})

export const type = {
  brand: style('display', 18, 22),
  title: style('display', 30, 34),
  heading: style('display', 17, 21),
  /** Headings inside a part, and values of traits. */
  subheading: style('display', 12, 15),
  /** One sentence about the whole result. */
  summary: style('display', 15, 19),
  number: style('display', 16, 18),
  lead: style('body', 12, 16),
  label: style('bold', 10, 12.5),
  body: style('body', 10, 12.5),
  muted: style('body', 10, 12.5, 'fg.muted'),
  small: style('body', 10, 12, 'fg.muted'),
  cell: style('body', 10, 12),
  cellLabel: style('bold', 10, 12),
} as const satisfies Readonly<Record<string, TextStyle>>

/** A4 with its margins. */
export const page = { width: 595.28, height: 841.89, left: 45, right: 45, top: 42, bottom: 50 } as const
export const contentWidth = page.width - page.left - page.right
export const contentHeight = page.height - page.top - page.bottom
