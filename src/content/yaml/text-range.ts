/** A piece of a text, found again in the file, where the text may be set in, quoted or folded. */
import { placeAt, type Place } from './range.ts'

/** `whole` is the place of the text, `value` the text as it was read, `from` and `to` the piece. */
export const placeInText = (whole: Place, value: string, from: number, to: number): Place => {
  const source = whole.text.text
  const piece = value.slice(from, to).split('\n')[0]?.trimEnd() ?? ''
  if (source[whole.from] === '|') {
    // In a literal block the lines are the same, only set in.
    const line = value.slice(0, from).split('\n').length
    const start = nthLine(source, whole.from, line)
    const found = source.indexOf(piece, start)
    if (start !== -1 && found !== -1) return placeAt(whole.text, found, found + piece.length, whole.owner)
  }
  const found = source.indexOf(piece, whole.from)
  return found === -1 || piece === '' ? whole : placeAt(whole.text, found, found + piece.length, whole.owner)
}

const nthLine = (source: string, from: number, lines: number): number => {
  let start = from
  for (let line = 0; line < lines; line++) {
    start = source.indexOf('\n', start) + 1
    if (start === 0) return -1
  }
  return start
}
