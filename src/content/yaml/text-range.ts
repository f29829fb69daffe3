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
  const { source, owner } = whole
  const piece = value.slice(from, to).split('\n')[0]?.trimEnd() ?? ''
  if (piece === '') return whole
  let found = whole.from - 1
  // The same piece may occur earlier in the text: each closing brace, for example, belongs to a different placeholder.
  for (let at = value.indexOf(piece); at !== -1 && at <= from; at = value.indexOf(piece, at + 1)) {
    found = source.text.indexOf(piece, found + 1)
    if (found === -1) return whole
  }
  return sourceRange(source, found, found + piece.length, owner)
}
