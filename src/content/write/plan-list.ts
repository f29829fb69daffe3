import { isCollection, isMap, type YAMLMap, type YAMLSeq } from 'yaml'
import { commentsOf } from './comments.ts'
import { entriesOf, type Entry } from './entries.ts'
import { renderEntry, renderPair } from './render.ts'
import { columnOf, isFlow } from './style.ts'
import type { Change } from './change.ts'
import { valueNode, type YamlFile } from './yaml-file.ts'

/** Removes the entry or setting with this index. */
export const removeEntry = (file: YamlFile, owner: YAMLMap | YAMLSeq, index: number): Change | undefined => {
  const { text } = file
  const entries = entriesOf(text, owner)
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]]
  if (!entry) return undefined
  const removed = [{ from: entry.from, to: entry.to }]
  if (!before && !after) return { edits: [emptied(text, owner, entry)], removed }
  const gaps = [
    ...(before ? [text.slice(before.to, entry.from)] : []),
    ...(after ? [text.slice(entry.to, after.from)] : []),
  ]
  const from = before ? before.to : entry.from
  const to = after ? after.from : entry.to
  return { edits: [{ from, to, text: before && after ? joined(gaps) : kept(gaps, !before) }], removed }
}

/** Chooses between the two gaps around a removed entry: the one with comments, otherwise the longer one. */
const joined = (gaps: readonly string[]): string => {
  const [first = '', second = ''] = gaps
  const commented = gaps.filter(hasComment)
  if (commented.length === 2) return first.replace(/\r?\n[ \t]*$/, '') + second
  return commented[0] ?? (first.length > second.length ? first : second)
}

/** At either end of the collection, only the comments of the gap are kept. */
const kept = (gaps: readonly string[], isFirst: boolean): string => {
  const [gap = ''] = gaps
  if (!hasComment(gap)) return ''
  return isFirst ? gap.trimStart() : gap.trimEnd()
}

const hasComment = (gap: string): boolean => commentsOf(gap).length > 0

/** When the last entry is removed, the collection becomes `[]` or `{}`. */
const emptied = (text: string, owner: YAMLMap | YAMLSeq, { from, to }: Entry) => {
  const empty = isMap(owner) ? '{}' : '[]'
  if (isFlow(owner)) return { from: (owner.range?.[0] ?? 0) + 1, to: (owner.range?.[1] ?? 0) - 1, text: '' }
  // The pattern must not match a comment that ends with a colon.
  const space = /(?:^|\n)[^#\n]*[:-](\s*)$/.exec(text.slice(0, from))?.[1]
  return space === undefined ? { from, to, text: empty } : { from: from - space.length, to, text: ` ${empty}` }
}

/** Inserts an entry or, with a `key`, a setting before the one with this index. The collection must not be empty. */
export const insertEntry = (
  file: YamlFile,
  owner: YAMLMap | YAMLSeq,
  index: number,
  value: unknown,
  key?: string,
): Change | undefined => {
  const { text, style } = file
  const entries = entriesOf(text, owner)
  const [first, next, last] = [entries[0], entries[index], entries.at(-1)]
  if (!first || !last) return undefined
  const flow = isFlow(owner)
  const options = { style, flow, column: columnOf(text, first.start), flowValue: hasFlowValues(owner) }
  const rendered = key === undefined ? renderEntry(value, options) : renderPair(key, value, options)
  const gap = gapLike(text, entries, index, options)
  return {
    edits: [
      next
        ? { from: next.from, to: next.from, text: rendered + gap }
        : { from: last.to, to: last.to, text: gap + rendered },
    ],
    removed: [],
  }
}

/** The same space as between the neighbours, without their comments. */
const gapLike = (
  text: string,
  entries: readonly Entry[],
  index: number,
  { flow, column, style }: { flow: boolean; column: number; style: YamlFile['style'] },
): string => {
  const gaps = entries.slice(1).map(({ from }, before) => text.slice(entries[before]?.to, from))
  const gap = gaps[Math.min(Math.max(index - 1, 0), gaps.length - 1)]
  if (gap !== undefined && !hasComment(gap)) return gap
  if (flow) return ', '
  const lines = gap !== undefined && /\n[ \t]*\r?\n/.test(gap) ? 2 : 1
  return style.eol.repeat(lines) + ' '.repeat(column)
}

/** Whether new entries of a list are written in braces, because the others are. */
const hasFlowValues = (owner: YAMLMap | YAMLSeq): boolean => {
  if (isMap(owner)) return false
  const collections = owner.items.flatMap((_, index) => {
    const value = valueNode({ owner, index })
    return isCollection(value) && value.items.length > 0 ? [value] : []
  })
  return collections.length > 0 && collections.filter(({ flow }) => flow).length * 2 > collections.length
}

/** Moves an entry. The entries change places, but everything between them stays where it is. */
export const moveEntry = (file: YamlFile, owner: YAMLMap | YAMLSeq, from: number, to: number): Change | undefined => {
  const { text } = file
  const entries = entriesOf(text, owner)
  const moved = entries[from]
  if (!moved || !entries[to]) return undefined
  if (from === to) return { edits: [], removed: [] }
  const order = entries.toSpliced(from, 1).toSpliced(to, 0, moved)
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const pieces = order.slice(low, high + 1).map((entry, offset) => {
    const [here, next] = [entries[low + offset], entries[low + offset + 1]]
    const gap = low + offset < high && here && next ? text.slice(here.to, next.from) : ''
    return text.slice(entry.from, entry.to) + gap
  })
  return {
    edits: [{ from: entries[low]?.from ?? 0, to: entries[high]?.to ?? 0, text: pieces.join('') }],
    removed: [],
  }
}
