import { spliced } from './change.ts'
import { commentsOf } from './comments.ts'
import { valueAt, type DataPath } from './edit.ts'
import { contentEnd, entriesOf } from './entries.ts'
import { isSameData } from './same-data.ts'
import { columnOf, isFlow } from './style.ts'
import { refused, type OpenFile, type Refused } from './write.ts'
import { placeOf, readYamlFile } from './yaml-file.ts'

/** An entry of a list as it is written, with the comments that belong to it. */
export type WrittenEntry = {
  readonly text: string
  /** The column at which it begins. */
  readonly column: number
  /** Inside brackets. */
  readonly flow: boolean
  readonly comments: readonly string[]
}

/** The entry at this path of a file. */
export const writtenEntry = ({ file }: OpenFile, path: DataPath): WrittenEntry | undefined => {
  const place = placeOf(file.root, path)
  const entry = place && entriesOf(file.text, place.owner)[place.index]
  if (!entry) return undefined
  const text = file.text.slice(entry.from, entry.to)
  return {
    text,
    column: columnOf(file.text, entry.start),
    flow: isFlow(place.owner),
    comments: commentsOf(file.text)
      .filter(({ offset }) => entry.from <= offset && offset < entry.to)
      .map((comment) => comment.text),
  }
}

/**
 * Writes an entry as it was written elsewhere, with its comments. The file already contains its value at this path. An entry without
 * comments that cannot be written in that way, for example because the new list has brackets, stays as it is.
 */
export const writeAs = (opened: OpenFile, path: DataPath, written: WrittenEntry): OpenFile | Refused => {
  const { file } = opened
  const place = placeOf(file.root, path)
  const entry = place && entriesOf(file.text, place.owner)[place.index]
  if (place && entry && isFlow(place.owner) === written.flow) {
    const [from, to] = [entry.start, contentEnd(file.text, place)]
    const text = indented(written, columnOf(file.text, from), file.style.eol)
    // At the end of a file, a text below a `|` may have to end with a line break.
    for (const one of [text, text + file.style.eol]) {
      const carried = replaced(opened, { from, to, text: one }, path, written)
      if (carried) return carried
    }
  }
  return written.comments.length === 0
    ? opened
    : refused('unsafe', `The comments of /${path.join('/')} cannot be kept there.`)
}

/** Inside brackets there is no room for comments, so they are written above the entry that contains the brackets. */
export const writeCommentsAbove = (opened: OpenFile, path: DataPath, written: WrittenEntry): OpenFile | undefined => {
  const { root, style, text } = opened.file
  const place = path.map((_, end) => placeOf(root, path.slice(0, end + 1))).findLast((one) => one && !isFlow(one.owner))
  const entry = place && entriesOf(text, place.owner)[place.index]
  if (!entry || written.comments.length === 0) return undefined
  const next = style.eol + ' '.repeat(columnOf(text, entry.start))
  const above = written.comments.map((comment) => comment + next).join('')
  return replaced(opened, { from: entry.start, to: entry.start, text: above }, path, written)
}

/** undefined: something other than the text of the entry would change. */
const replaced = (
  opened: OpenFile,
  splice: { readonly from: number; readonly to: number; readonly text: string },
  path: DataPath,
  { comments: own }: WrittenEntry,
): OpenFile | undefined => {
  const text = spliced(opened.file.text, [splice])
  const file = readYamlFile(text)
  if ('problem' in file || !isSameData(file.data, opened.file.data) || valueAt(file.data, path) === undefined)
    return undefined
  const comments = commentsOf(text)
  const expected = [...opened.comments.map((comment) => comment.text), ...own]
  const found = comments.map((comment) => comment.text)
  return isSameData(expected.sort(), found.sort()) ? { ...opened, file, comments } : undefined
}

/** The text with its lines at another column. The first line begins where the entry begins. */
const indented = ({ column, text }: WrittenEntry, to: number, eol: string): string =>
  text
    .split(/\r?\n/)
    .map((line, index) =>
      index > 0 && line.startsWith(' '.repeat(column)) && line !== '' ? ' '.repeat(to) + line.slice(column) : line,
    )
    .join(eol)
