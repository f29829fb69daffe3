/** The sizes of a printed report, in points: A4 in the hand, read by people of all ages. */
import type { Colour } from './colours.ts'
import type { Face } from './fonts.ts'

export type TextStyle = {
  readonly face: Face
  readonly size: number
  /** From one line to the next. */
  readonly line: number
  readonly colour: Colour
}

const style = (face: Face, size: number, line: number, colour: Colour = 'fg.default'): TextStyle => ({
  face,
  size,
  line,
  colour,
})

export const type = {
  brand: style('display', 14, 18),
  title: style('display', 32, 36),
  heading: style('display', 20, 25),
  /** A heading inside a part, and what a trait is called by. */
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

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 60, bottom: 68 } as const
export const contentWidth = page.width - page.left - page.right
export const contentHeight = page.height - page.top - page.bottom
/** What is not higher stays together: the gap that it may leave is small. */
export const thirdOfPage = contentHeight / 3
