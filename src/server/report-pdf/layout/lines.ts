import type { Font } from './fonts.ts'
import { type Direction, directionOf, inVisualOrder, splitAtDirectionChanges } from './reading-direction.ts'
import type { TextStyle } from './type-scale.ts'

/** A part of a text, optionally in another font. */
export type Span = { readonly text: string; readonly font?: Font }
export type Text = string | readonly Span[]

export type FontMetrics = {
  readonly widthOf: (text: string, font: Font, size: number) => number
  /** The text without characters that cannot be printed, and the font that has glyphs for it. */
  readonly toPrintable: (text: string, font: Font) => { readonly text: string; readonly font: Font }
}

export type Word = {
  readonly text: string
  readonly font: Font
  readonly width: number
  /** In points from the left edge of the text. */
  readonly x: number
}
export type Line = {
  /** In reading order. */
  readonly words: readonly Word[]
  /** The line in reading order, when its visual order differs (PDF's ActualText). null: the same. */
  readonly actualText: string | null
  /** The paragraph continues on the next line. */
  readonly continues: boolean
}

type Measured = Omit<Word, 'x'> & { readonly spaced: boolean }

/** Breaks a text at spaces, and inside a word only when the word is wider than a line. */
export const breakLines = (metrics: FontMetrics, text: Text, style: TextStyle, width: number): readonly Line[] => {
  const space = metrics.widthOf(' ', style.font, style.size)
  const spans = (typeof text === 'string' ? [{ text }] : text).map((span) =>
    metrics.toPrintable(span.text, span.font ?? style.font),
  )
  return paragraphsOf(metrics, spans, style, width).flatMap((words) => {
    const base = directionOf(words.map((word) => word.text).join(' '))
    const lines = fillLines(words, width, space)
    return lines.map((line, at): Line => {
      const ordered = inVisualOrder(line, base)
      const positions = xPositions(line, ordered, base, space, width)
      const actualText = ordered === line && base === 'ltr' ? null : joined(line)
      const words = line.map((word) => ({ ...word, x: positions.get(word) ?? 0 }))
      return { words, actualText, continues: at < lines.length - 1 }
    })
  })
}

const joined = (words: readonly Measured[]): string =>
  words.map(({ spaced, text }, at) => (spaced && at > 0 ? ` ${text}` : text)).join('')

/** Typed line breaks are kept. */
const paragraphsOf = (
  metrics: FontMetrics,
  spans: readonly { readonly text: string; readonly font: Font }[],
  { size }: TextStyle,
  width: number,
): readonly (readonly Measured[])[] => {
  const paragraphs: Measured[][] = [[]]
  let spaced = false
  for (const { font, text } of spans) {
    for (const token of text.split(/( |\n)/)) {
      if (token === ' ') spaced = true
      else if (token === '\n') paragraphs.push([])
      else
        for (const piece of splitAtDirectionChanges(token).flatMap((part) =>
          splitWord(metrics, part, font, size, width),
        )) {
          paragraphs.at(-1)?.push({ ...piece, font, spaced })
          spaced = false
        }
    }
  }
  return paragraphs
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a word that is wider than a line between grapheme clusters. */
const splitWord = (
  metrics: FontMetrics,
  word: string,
  font: Font,
  size: number,
  width: number,
): readonly { readonly text: string; readonly width: number }[] => {
  if (word === '') return []
  const wordWidth = metrics.widthOf(word, font, size)
  if (wordWidth <= width) return [{ text: word, width: wordWidth }]
  const pieces: { text: string; width: number }[] = []
  for (const { segment } of clusters.segment(word)) {
    const clusterWidth = metrics.widthOf(segment, font, size)
    const last = pieces.at(-1)
    if (last && last.width + clusterWidth <= width) {
      last.text += segment
      last.width += clusterWidth
    } else pieces.push({ text: segment, width: clusterWidth })
  }
  return pieces
}

const fillLines = (words: readonly Measured[], width: number, space: number): readonly (readonly Measured[])[] => {
  const lines: Measured[][] = [[]]
  let used = 0
  for (const word of words) {
    const line = lines.at(-1) ?? []
    const gap = line.length > 0 && word.spaced ? space : 0
    // 0.01 points of tolerance: sums of floating-point widths are not exact.
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

/** The x of each word in visual order, with all spaces of the line between them, also after reordering. */
const xPositions = (
  line: readonly Measured[],
  ordered: readonly Measured[],
  base: Direction,
  space: number,
  width: number,
): ReadonlyMap<Measured, number> => {
  const indexOf = new Map(line.map((word, at) => [word, at]))
  const positions = new Map<Measured, number>()
  let x = 0
  ordered.forEach((word, at) => {
    const before = ordered[at - 1]
    if (before) {
      const [one = 0, two = 0] = [indexOf.get(before), indexOf.get(word)]
      const between = base === 'ltr' ? at : line.length - at
      const behind = Math.abs(one - two) === 1 ? Math.max(one, two) : between
      if (line[behind]?.spaced) x += space
    }
    positions.set(word, x)
    x += word.width
  })
  const shift = base === 'rtl' ? Math.max(0, width - x) : 0
  return new Map([...positions].map(([word, left]) => [word, left + shift]))
}
