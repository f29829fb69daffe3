/** What is drawn: lines of text, and the few shapes around them. */
import { type Colour, hex } from './colours.ts'
import type { Line } from './lines.ts'
import type { Paper } from './document.ts'
import type { TextStyle } from './type-scale.ts'

export const drawLine = (paper: Paper, line: Line, style: TextStyle, x: number, y: number): void => {
  // All faces stand on one line, capitals in the middle of its height.
  const baseline = y + (style.line + 0.71 * style.size) / 2
  paper.fillColor(hex(style.colour))
  const write = (text: string, face: TextStyle['face'], left: number) =>
    paper.font(face).fontSize(style.size).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
  if (line.said === null) {
    runsOf(line).forEach(({ face, text, x: left }) => write(text, face, x + left))
    return
  }
  paper.markContent('Span', { actual: line.goesOn ? `${line.said} ` : line.said })
  for (const word of line.words) write(word.text, word.face, x + word.x)
  paper.endMarkedContent()
}

type Run = { text: string; readonly face: TextStyle['face']; readonly x: number; end: number }

/** Words of one face in one go, with the spaces between them: whoever listens or copies needs them, at the end too. */
const runsOf = ({ goesOn, words }: Line): readonly Run[] => {
  const runs: Run[] = []
  for (const { face, text, width, x } of words) {
    const last = runs.at(-1)
    const apart = last !== undefined && x - last.end > 0.01
    if (last?.face === face) {
      last.text += apart ? ` ${text}` : text
      last.end = x + width
    } else {
      if (last && apart) last.text += ' '
      runs.push({ text, face, x, end: x + width })
    }
  }
  const end = runs.at(-1)
  if (end && goesOn) end.text += ' '
  return runs
}

export const fillBox = (
  paper: Paper,
  colour: Colour,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): void => {
  paper.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2)).fill(hex(colour))
}

export const outlineBox = (
  paper: Paper,
  colour: Colour,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void => {
  paper.lineWidth(0.75).roundedRect(x, y, width, height, radius).stroke(hex(colour))
}

export const rule = (paper: Paper, colour: Colour, x: number, y: number, width: number, weight = 0.75): void => {
  paper
    .lineWidth(weight)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(hex(colour))
}

/** Signs of the site, on a grid of 24. */
const signs = {
  warning: 'M12 3l10 18H2zM12 10v5M12 18v.5',
  level: 'M4 12h16M4 7h9M4 17h9',
  tick: 'M4 13l5 5L20 6',
} as const
export type Sign = keyof typeof signs

export const drawSign = (paper: Paper, sign: Sign, colour: Colour, x: number, y: number, size: number): void => {
  paper
    .save()
    .translate(x, y)
    .scale(size / 24)
    .lineWidth(2.5)
    .lineCap('round')
    .lineJoin('round')
    .path(signs[sign])
    .stroke(hex(colour))
    .restore()
}
