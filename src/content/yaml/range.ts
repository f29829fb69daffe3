/** Where something stands in a file: from here to there, as an editor counts. */

/** A file of the content. The name is what a person reads: content/quiz/quiz.yaml */
export type Text = { readonly name: string; readonly text: string }

/** Offsets into the text. `owner` is the group of settings that it belongs to, if any. */
export type Place = { readonly text: Text; readonly from: number; readonly to: number; readonly owner?: object }

export const placeAt = (text: Text, from: number, to: number, owner?: object): Place => {
  const end = lineEnd(text.text, from)
  const until = Math.min(Math.max(to, from), end)
  const trimmed = from + text.text.slice(from, until).trimEnd().length
  return { text, from, to: Math.max(trimmed, from), ...(owner ? { owner } : {}) }
}

export const wholeFile = (text: Text): Place => placeAt(text, 0, text.text.length)

/** Lines and columns count from 1. A place on which nothing stands is one column wide. */
export const positionOf = ({ text, from, to }: Place) => {
  const before = text.text.slice(0, from)
  const line = before.split('\n').length
  const column = from - (before.lastIndexOf('\n') + 1) + 1
  return { line, column, endColumn: column + Math.max(to - from, 1) }
}

const widest = 160

/** The line with its neighbours, and carets under the place. Long lines are cut around it. */
export const frameOf = (place: Place): string => {
  const { line, column, endColumn } = positionOf(place)
  const lines = place.text.text.split(/\r?\n/)
  const width = String(Math.min(line + 1, lines.length)).length
  const start = column > widest - 40 ? column - 41 : 0
  const cut = (text: string) => {
    const shown = text.replaceAll('\t', ' ').slice(start, start + widest)
    return (start > 0 && shown ? '…' : '') + shown + (text.length > start + widest ? '…' : '')
  }
  const indent = column - 1 - start + (start > 0 ? 1 : 0)
  const carets = '^'.repeat(Math.max(1, Math.min(endColumn - column, widest - indent)))
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

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  if (end === -1) return text.length
  return text[end - 1] === '\r' ? Math.max(end - 1, from) : end
}
