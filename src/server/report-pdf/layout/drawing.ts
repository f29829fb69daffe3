import { type Colour, hex } from './colours.ts'
import type { Line } from './lines.ts'
import type { PdfDocument } from './document.ts'
import type { TextStyle } from './type-scale.ts'

export const drawLine = (document: PdfDocument, line: Line, style: TextStyle, x: number, y: number): void => {
  // One baseline for all fonts, with the capitals (0.71 em high) centred in the line.
  const baseline = y + (style.line + 0.71 * style.size) / 2
  document.fillColor(hex(style.colour))
  const write = (text: string, font: TextStyle['font'], left: number) =>
    document.font(font).fontSize(style.size).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
  if (line.actualText === null) {
    runsOf(line).forEach(({ font, text, x: left }) => write(text, font, x + left))
    return
  }
  document.markContent('Span', { actual: line.continues ? `${line.actualText} ` : line.actualText })
  for (const word of line.words) write(word.text, word.font, x + word.x)
  document.endMarkedContent()
}

type Run = { text: string; readonly font: TextStyle['font']; readonly x: number; end: number }

/**
 * Words of one font are written together with the spaces between them. Screen readers and copied text need these spaces,
 * also at the end of a line that continues.
 */
const runsOf = ({ continues, words }: Line): readonly Run[] => {
  const runs: Run[] = []
  for (const { font, text, width, x } of words) {
    const last = runs.at(-1)
    const isSpaced = last !== undefined && x - last.end > 0.01
    if (last?.font === font) {
      last.text += isSpaced ? ` ${text}` : text
      last.end = x + width
    } else {
      if (last && isSpaced) last.text += ' '
      runs.push({ text, font, x, end: x + width })
    }
  }
  const end = runs.at(-1)
  if (end && continues) end.text += ' '
  return runs
}

/** In points, from the top left corner of the page. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export const fillBox = (document: PdfDocument, colour: Colour, { x, y, width, height }: Rect, radius = 0): void => {
  document.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2)).fill(hex(colour))
}

export const outlineBox = (
  document: PdfDocument,
  colour: Colour,
  { x, y, width, height }: Rect,
  radius: number,
): void => {
  document.lineWidth(0.75).roundedRect(x, y, width, height, radius).stroke(hex(colour))
}

export const drawRule = (
  document: PdfDocument,
  colour: Colour,
  x: number,
  y: number,
  width: number,
  weight: number,
): void => {
  document
    .lineWidth(weight)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(hex(colour))
}

/** Icons of the site as SVG paths on a 24 by 24 grid. */
const icons = {
  warning: 'M12 3l10 18H2zM12 10v5M12 18v.5',
  level: 'M4 12h16M4 7h9M4 17h9',
  tick: 'M4 13l5 5L20 6',
  eye: 'M2 12q10-14 20 0q-10 14-20 0zM12 9a3 3 0 1 0 .1 0',
} as const
export type Icon = keyof typeof icons

const iconSize = 11

export const drawIcon = (document: PdfDocument, icon: Icon, colour: Colour, x: number, y: number): void => {
  document
    .save()
    .translate(x, y)
    .scale(iconSize / 24)
    .lineWidth(2.5)
    .lineCap('round')
    .lineJoin('round')
    .path(icons[icon])
    .stroke(hex(colour))
    .restore()
}
