import { sourceRange, type SourceRange } from './range.ts'

/**
 * The range of a piece of a YAML text, for example of one placeholder. In the file the text may be indented, quoted or folded,
 * so offsets into the value are not offsets into the file: the piece is searched for.
 *
 * @param whole range of the text in the file
 * @param value the text as YAML reads it
 * @param from start of the piece, as an offset into `value`
 * @param to end of the piece; what comes after its first line is ignored
 * @returns the range of the piece, or `whole` when it is written in another form (escaped or folded)
 */
export const rangeInText = (whole: SourceRange, value: string, from: number, to: number): SourceRange => {
  const text = whole.source.text
  const piece = value.slice(from, to).split('\n')[0]?.trimEnd() ?? ''
  if (text[whole.from] === '|') {
    // A literal block has the lines of the value, only indented: the search can begin in the right line.
    const line = value.slice(0, from).split('\n').length
    const start = nthLine(text, whole.from, line)
    const found = text.indexOf(piece, start)
    if (start !== -1 && found !== -1) return sourceRange(whole.source, found, found + piece.length, whole.owner)
  }
  const found = text.indexOf(piece, whole.from)
  return found === -1 || piece === '' ? whole : sourceRange(whole.source, found, found + piece.length, whole.owner)
}

/** The offset at which the n-th line after `from` begins, or -1. */
const nthLine = (text: string, from: number, lines: number): number => {
  let start = from
  for (let line = 0; line < lines; line++) {
    start = text.indexOf('\n', start) + 1
    if (start === 0) return -1
  }
  return start
}
