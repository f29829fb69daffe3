/** Type sizes and page measures, in points (1/72 inch). */
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
  brand: style('display', 14, 18),
  title: style('display', 32, 36),
  heading: style('display', 20, 25),
  /** Headings inside a part, and values of traits. */
  subheading: style('display', 13.5, 18),
  number: style('display', 22, 24),
  lead: style('body', 12, 18),
  label: style('bold', 9.5, 14),
  body: style('body', 9.5, 14.5),
  muted: style('body', 9.5, 14.5, 'fg.muted'),
  small: style('body', 8.5, 12.5, 'fg.muted'),
  cell: style('body', 8.5, 12.5),
  cellLabel: style('bold', 8.5, 12.5),
} as const satisfies Readonly<Record<string, TextStyle>>

/** A4 with its margins. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 60, bottom: 68 } as const
export const contentWidth = page.width - page.left - page.right
export const contentHeight = page.height - page.top - page.bottom
/** Groups up to this height are kept on one page: the gap that they may leave is small enough. */
export const thirdOfPage = contentHeight / 3
