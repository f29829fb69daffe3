export type Mark = 'strong' | 'emphasis' | 'link' | 'list'

/** A change of a text: the part from `from` up to `to` is replaced by `insert`, and then the range `select` is selected. */
export type MarkedUp = {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly select: readonly [from: number, to: number]
}

/** Marks up the selection of a Markdown text. Doing the same again removes bold and italic. */
export const markUp = (text: string, from: number, to: number, mark: Mark): MarkedUp => {
  const selected = text.slice(from, to)
  switch (mark) {
    case 'strong':
      return around(text, from, to, '**')
    case 'emphasis':
      return around(text, from, to, '*')
    case 'link': {
      const insert = `[${selected}](/)`
      // Puts the caret where the address of the link is typed next.
      return { from, to, insert, select: [from + insert.length - 2, from + insert.length - 1] }
    }
    case 'list': {
      const start = text.slice(0, from).lastIndexOf('\n') + 1
      const insert = text
        .slice(start, to)
        .split('\n')
        .map((line) => (line.startsWith('- ') ? line : `- ${line}`))
        .join('\n')
      return { from: start, to, insert, select: [start + insert.length, start + insert.length] }
    }
  }
}

const around = (text: string, from: number, to: number, marker: string): MarkedUp => {
  const selected = text.slice(from, to)
  const isMarked =
    text.slice(0, from).endsWith(marker) &&
    text.slice(to).startsWith(marker) &&
    (marker !== '*' || !text.slice(0, from).endsWith('**') || text.slice(0, from).endsWith('***'))
  if (isMarked)
    return {
      from: from - marker.length,
      to: to + marker.length,
      insert: selected,
      select: [from - marker.length, to - marker.length],
    }
  return { from, to, insert: `${marker}${selected}${marker}`, select: [from + marker.length, to + marker.length] }
}
