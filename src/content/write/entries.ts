import { isCollection, isMap, isScalar, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { lineStart } from '#content/yaml/range.ts'
import { columnOf, isFlow } from './style.ts'
import { keyNode, valueNode, type Place } from './yaml-file.ts'

/** An entry of a list, or a setting, as a part of the text. */
export type Entry = {
  /** Where it begins, including the comments directly above it. */
  readonly from: number
  /** Where its `-` or the name of the setting is. */
  readonly start: number
  /** Where it ends, including the comments that belong to it. */
  readonly to: number
}

/**
 * The entries of a collection. Whatever is between two entries (line breaks, empty lines, commas, comments with an empty line below)
 * belongs to neither. A comment belongs to an entry if it is on the last line of the entry, directly above it in the same column,
 * or below it and further right. The comments at the top of a file do not belong to any entry.
 */
export const entriesOf = (text: string, owner: YAMLMap | YAMLSeq): readonly Entry[] => {
  let previous = 0
  return owner.items.map((_, index) => {
    const place = { owner, index }
    const start = startOf(place)
    const to = isFlow(owner)
      ? contentEnd(text, place)
      : withComments(text, contentEnd(text, place), columnOf(text, start))
    const from = isFlow(owner) ? start : Math.max(previous, commentsAbove(text, start))
    previous = to
    return { from, start, to }
  })
}

/** Where the value ends, without the final line break of a text that has several lines. */
export const contentEnd = (text: string, place: Place): number => {
  const value = valueNode(place)
  const start = startOf(place) + (isMap(place.owner) || isFlow(place.owner) ? 0 : 1)
  const keyEnd = keyNode(place)?.range?.[1] ?? start
  if (isCollection(value) && !value.flow && value.items.length > 0)
    return contentEnd(text, { owner: value as YAMLMap | YAMLSeq, index: value.items.length - 1 })
  const colon = text[keyEnd] === ':' && isMap(place.owner) ? 1 : 0
  const end = Math.max(keyEnd + colon, value?.range?.[1] ?? 0)
  return isScalar(value) && value.type?.startsWith('BLOCK') ? withoutLineBreaks(text, end) : end
}

/** The offset of the first entry's `-` or name, and so on. */
const startOf = ({ owner, index }: Place): number => {
  const key = keyNode({ owner, index })
  if (key) return key.range?.[0] ?? 0
  const token = owner.srcToken
  const dash =
    token?.type === 'block-seq' ? token.items[index]?.start.find(({ type }) => type === 'seq-item-ind') : undefined
  return dash?.offset ?? (owner.items[index] as Node | undefined)?.range?.[0] ?? 0
}

const withoutLineBreaks = (text: string, end: number): number => {
  let from = end
  while (from > 0 && ' \t\r\n'.includes(text.charAt(from - 1))) from -= 1
  return end - (/(?:\r?\n[ \t]*)+$/.exec(text.slice(from, end))?.[0].length ?? 0)
}

const withComments = (text: string, end: number, column: number): number => {
  let to = end + (/^[ \t]+#[^\r\n]*/.exec(lineFrom(text, end))?.[0].length ?? 0)
  for (;;) {
    const [below, indent = ''] = /^[ \t]*(?:\r?\n[ \t]*)*?\r?\n([ \t]*)#[^\r\n]*/.exec(text.slice(to, to + 2000)) ?? []
    if (below === undefined || indent.length <= column) return to
    to += below.length
  }
}

const lineFrom = (text: string, from: number): string => {
  const end = text.indexOf('\n', from)
  return text.slice(from, end === -1 ? undefined : end)
}

/** The beginning of the comments right above, or `start`. */
const commentsAbove = (text: string, start: number): number => {
  const column = columnOf(text, start)
  const indent = ' '.repeat(column)
  let from = start
  let line = start - column
  if (text.slice(line, start) !== indent) return start
  // Empty lines may come before the top of what is written.
  const top = text.search(/\S/)
  while (line > top) {
    const above = lineStart(text, line - 1)
    if (!text.startsWith(`${indent}#`, above)) return from
    line = above
    from = above + column
  }
  // The comments extend to the top of the file, so they belong to the file.
  return start
}
