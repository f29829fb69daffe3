/** A text, broken into the lines that fit: at spaces, and inside a word only when it is wider than the line. */
import type { Face } from './fonts.ts'
import { type Direction, directionOf, inVisualOrder, splitAtTurns } from './reading-direction.ts'
import type { TextStyle } from './type-scale.ts'

/** Part of a text, perhaps in another face than the rest. */
export type Span = { readonly text: string; readonly face?: Face }
export type Text = string | readonly Span[]

/** What knows the fonts. */
export type Ruler = {
  readonly widthOf: (text: string, face: Face, size: number) => number
  /** What can be printed of a text, and in which face. */
  readonly fit: (text: string, face: Face) => { readonly text: string; readonly face: Face }
}

export type Word = {
  readonly text: string
  readonly face: Face
  readonly width: number
  /** From the left edge of the text. */
  readonly x: number
}
export type Line = {
  /** In the order of reading. */
  readonly words: readonly Word[]
  /** The line as it is read, when it stands on paper in another order. */
  readonly said: string | null
  /** The text goes on in the next line, where the paragraph does. */
  readonly goesOn: boolean
}

type Measured = Omit<Word, 'x'> & { readonly spaced: boolean }

export const breakLines = (ruler: Ruler, text: Text, style: TextStyle, width: number): readonly Line[] => {
  const space = ruler.widthOf(' ', style.face, style.size)
  const spans = (typeof text === 'string' ? [{ text }] : text).map((span) =>
    ruler.fit(span.text, span.face ?? style.face),
  )
  return paragraphsOf(ruler, spans, style, width).flatMap((words) => {
    const base = directionOf(words.map((word) => word.text).join(' '))
    const lines = fillLines(words, width, space)
    return lines.map((line, at): Line => {
      const ordered = inVisualOrder(line, base)
      const places = placed(line, ordered, base, space, width)
      const said = ordered === line && base === 'ltr' ? null : sentenceOf(line)
      const words = line.map((word) => ({ ...word, x: places.get(word) ?? 0 }))
      return { words, said, goesOn: at < lines.length - 1 }
    })
  })
}

const sentenceOf = (words: readonly Measured[]): string =>
  words.map(({ spaced, text }, at) => (spaced && at > 0 ? ` ${text}` : text)).join('')

/** Line ends that were typed stay. */
const paragraphsOf = (
  ruler: Ruler,
  spans: readonly { readonly text: string; readonly face: Face }[],
  { size }: TextStyle,
  width: number,
): readonly (readonly Measured[])[] => {
  const paragraphs: Measured[][] = [[]]
  let spaced = false
  for (const { face, text } of spans) {
    for (const token of text.split(/( |\n)/)) {
      if (token === ' ') spaced = true
      else if (token === '\n') paragraphs.push([])
      else
        for (const piece of splitAtTurns(token).flatMap((part) => narrow(ruler, part, face, size, width))) {
          paragraphs.at(-1)?.push({ ...piece, face, spaced })
          spaced = false
        }
    }
  }
  return paragraphs
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word that is wider than a line, in pieces that are not. */
const narrow = (
  ruler: Ruler,
  word: string,
  face: Face,
  size: number,
  width: number,
): readonly { readonly text: string; readonly width: number }[] => {
  if (word === '') return []
  const whole = ruler.widthOf(word, face, size)
  if (whole <= width) return [{ text: word, width: whole }]
  const pieces: { text: string; width: number }[] = []
  for (const { segment } of clusters.segment(word)) {
    const wide = ruler.widthOf(segment, face, size)
    const last = pieces.at(-1)
    if (last && last.width + wide <= width) {
      last.text += segment
      last.width += wide
    } else pieces.push({ text: segment, width: wide })
  }
  return pieces
}

const fillLines = (words: readonly Measured[], width: number, space: number): readonly (readonly Measured[])[] => {
  const lines: Measured[][] = [[]]
  let used = 0
  for (const word of words) {
    const line = lines.at(-1) ?? []
    const gap = line.length > 0 && word.spaced ? space : 0
    // Widths are added up in floating point.
    if (line.length > 0 && used + gap + word.width > width + 0.01) {
      lines.push([word])
      used = word.width
    } else {
      line.push(word)
      used += gap + word.width
    }
  }
  return lines
}

/** From left to right. Every space of the line stands somewhere, however its words were turned round. */
const placed = (
  line: readonly Measured[],
  ordered: readonly Measured[],
  base: Direction,
  space: number,
  width: number,
): ReadonlyMap<Measured, number> => {
  const position = new Map(line.map((word, at) => [word, at]))
  const places = new Map<Measured, number>()
  let x = 0
  ordered.forEach((word, at) => {
    const before = ordered[at - 1]
    if (before) {
      const [one = 0, two = 0] = [position.get(before), position.get(word)]
      const between = base === 'ltr' ? at : line.length - at
      const behind = Math.abs(one - two) === 1 ? Math.max(one, two) : between
      if (line[behind]?.spaced) x += space
    }
    places.set(word, x)
    x += word.width
  })
  const shift = base === 'rtl' ? Math.max(0, width - x) : 0
  return new Map([...places].map(([word, left]) => [word, left + shift]))
}
