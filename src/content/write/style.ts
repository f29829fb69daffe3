import { isCollection, isMap, isScalar, isSeq, visit, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { lineStart } from '#content/yaml/range.ts'

/** The style in which a file is written, so that new lines look like the existing ones. */
export type Style = {
  readonly eol: string
  /** Spaces of one level. */
  readonly indent: number
  /** The `-` of a list is further right than the setting that contains the list. */
  readonly indentsLists: boolean
  readonly singleQuotes: boolean
  /** `{ a: 1 }` rather than `{a: 1}` */
  readonly padsBraces: boolean
  /** `[ a ]` rather than `[a]` */
  readonly padsBrackets: boolean
  /** Texts in several lines are written below a `|`, otherwise in quotes. */
  readonly blockTexts: boolean
  /** The settings whose lists have their entries in braces, such as `options`. */
  readonly bracedEntries: ReadonlySet<string>
}

/** Finds out the style of a file. */
export const styleOf = (text: string, root: Node): Style => {
  const { lists, maps } = nestedBlocks(text, root)
  const steps = maps.filter((step) => step > 0).slice(0, 20)
  const indentedLists = lists.filter((step) => step > 0)
  return {
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    indent: steps.length > 0 ? Math.min(...steps) : 2,
    indentsLists: indentedLists.length >= lists.length / 2,
    singleQuotes: countScalars(root, 'QUOTE_SINGLE') > countScalars(root, 'QUOTE_DOUBLE'),
    padsBraces: isPadded(text, root, 'Map'),
    padsBrackets: isPadded(text, root, 'Seq'),
    blockTexts: true,
    bracedEntries: listsOfBraces(root),
  }
}

/** By how many columns each mapping and list is indented, relative to the mapping that contains it. Leaves out those in braces or brackets. */
const nestedBlocks = (text: string, root: Node) => {
  const column = (node: Node) => columnOf(text, node.range?.[0] ?? 0)
  const maps: number[] = []
  const lists: number[] = []
  visit(root, {
    Map(_, map) {
      if (map.flow) return
      for (const { value } of map.items)
        if (isCollection(value) && !value.flow) (isMap(value) ? maps : lists).push(column(value) - column(map))
    },
  })
  return { maps, lists }
}

/** The names of the lists whose entries are mostly in braces. */
const listsOfBraces = (root: Node): ReadonlySet<string> => {
  /** By the name of a list: how many more entries are in braces than not. */
  const surplus = new Map<string, number>()
  visit(root, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isSeq(value) || value.flow) return
      const name = String(key.value)
      for (const entry of value.items)
        if (isMap(entry)) surplus.set(name, (surplus.get(name) ?? 0) + (entry.flow ? 1 : -1))
    },
  })
  return new Set([...surplus].flatMap(([name, count]) => (count > 0 ? [name] : [])))
}

const countScalars = (root: Node, wanted: Scalar.Type): number => {
  let count = 0
  visit(root, {
    Scalar(_, { type }) {
      if (type === wanted) count++
    },
  })
  return count
}

/** Whether there is a space after the first brace (`Map`) or bracket (`Seq`). */
const isPadded = (text: string, root: Node, kind: 'Map' | 'Seq'): boolean => {
  let padded = false
  visit(root, {
    [kind]: (_: unknown, { flow, items, range }: YAMLMap | YAMLSeq) => {
      if (!flow || items.length === 0 || !range) return undefined
      padded = text[range[0] + 1] === ' '
      return visit.BREAK
    },
  })
  return padded
}

/** Characters between the beginning of the line and this offset. */
export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset)

/** Written in braces or brackets. */
export const isFlow = (node: unknown): boolean => isCollection(node) && node.flow === true

/** The style in which a text is written; undefined for what is not a text. */
export const scalarType = (node: unknown) => (isScalar(node) ? node.type : undefined)
