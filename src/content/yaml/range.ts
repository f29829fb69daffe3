/** A content file as text. */
export type SourceText = {
  /** The path that problems show: content/quiz/quiz.yaml */
  readonly name: string
  readonly text: string
}

/** A range in a content file, as offsets into its text (UTF-16 code units). `to` is exclusive. */
export type SourceRange = {
  readonly source: SourceText
  readonly from: number
  readonly to: number
  /** The YAML mapping or list that the range belongs to, if any. */
  readonly owner?: object
}

/**
 * A range that is safe to underline. It ends on the line on which it begins, without trailing spaces, and never before `from`.
 */
export const sourceRange = (source: SourceText, from: number, to: number, owner?: object): SourceRange => {
  const end = lineEnd(source.text, from)
  const until = Math.min(Math.max(to, from), end)
  const trimmed = from + source.text.slice(from, until).trimEnd().length
  return { source, from, to: Math.max(trimmed, from), ...(owner ? { owner } : {}) }
}

/** The range for a problem of the whole file, which is its first line. */
export const wholeFileRange = (source: SourceText): SourceRange => sourceRange(source, 0, source.text.length)

/** Lines and columns count from 1. `endColumn` is exclusive; an empty range is one column wide. */
export const positionOf = ({ source, from, to }: SourceRange) => {
  const line = source.text.slice(0, from).split('\n').length
  const column = from - lineStart(source.text, from) + 1
  return { line, column, endColumn: column + Math.max(to - from, 1) }
}

/** How many characters of a line a code frame shows. */
const maxWidth = 160

/** The line of the range with its neighbours and line numbers, and carets under the range. Long lines are cut around it. */
export const codeFrame = (range: SourceRange): string => {
  const { line, column, endColumn } = positionOf(range)
  const lines = range.source.text.split(/\r?\n/)
  const width = String(Math.min(line + 1, lines.length)).length
  const start = column > maxWidth - 40 ? column - 41 : 0
  const cut = (text: string) => {
    const shown = text.replaceAll('\t', ' ').slice(start, start + maxWidth)
    return (start > 0 && shown ? '…' : '') + shown + (text.length > start + maxWidth ? '…' : '')
  }
  const indent = column - 1 - start + (start > 0 ? 1 : 0)
  const carets = '^'.repeat(Math.max(1, Math.min(endColumn - column, maxWidth - indent)))
  const shown: string[] = []
  for (let number = Math.max(1, line - 1); number <= Math.min(line + 1, lines.length); number++) {
    const text = lines[number - 1] ?? ''
    const mark = number === line ? '>' : ' '
    shown.push(`${mark} ${String(number).padStart(width)} | ${cut(text)}`.trimEnd())
    if (number === line) shown.push(`  ${' '.repeat(width)} | ${' '.repeat(indent)}${carets}`)
  }
  while (/^ +\d+ \|$/.test(shown.at(-1) ?? '')) shown.pop()
  return shown.join('\n')
}

/** The offset at which the line of this offset begins. (`lastIndexOf` takes a negative position for 0.) */
export const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  if (end === -1) return text.length
  return text[end - 1] === '\r' ? Math.max(end - 1, from) : end
}
