import { isCollection, isMap, isScalar, isSeq, visit, type Node } from 'yaml'
import { lineStart } from '#content/yaml/range.ts'

/** How a file is written, so that new lines look like the others. */
export type Style = {
  readonly eol: string
  /** Spaces of one level. */
  readonly indent: number
  /** The `-` of a list is further right than the setting that contains the list. */
  readonly indentsLists: boolean
  readonly singleQuotes: boolean
  /** `{ a: 1 }` rather than `{a: 1}` */
  readonly padsBraces: boolean
  /** Texts in several lines are written below a `|`, otherwise in quotes. */
  readonly blockTexts: boolean
  /** The settings whose lists have their entries in braces, such as `options`. */
  readonly bracedEntries: ReadonlySet<string>
}

/** The style of a file, from what is written in it. */
export const styleOf = (text: string, root: Node): Style => {
  const steps: number[] = []
  let [single, double, indentation] = [0, 0, 0]
  /** By the name of a list: how many entries have braces more than have not. */
  const braced = new Map<string, number>()
  const column = (node: Node) => columnOf(text, node.range?.[0] ?? 0)
  visit(root, {
    Map(_, map) {
      for (const { key, value } of map.items) {
        if (isScalar(key) && isSeq(value) && !value.flow)
          for (const entry of value.items)
            if (isMap(entry))
              braced.set(String(key.value), (braced.get(String(key.value)) ?? 0) + (entry.flow ? 1 : -1))
        if (map.flow || !isCollection(value) || value.flow) continue
        const step = column(value) - column(map)
        if (isMap(value) && step > 0) steps.push(step)
        if (isSeq(value)) indentation += step > 0 ? 1 : -1
      }
    },
    Scalar(_, { type }) {
      if (type === 'QUOTE_SINGLE') single++
      if (type === 'QUOTE_DOUBLE') double++
    },
  })
  return {
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    indent: Math.min(...steps.slice(0, 20), ...(steps.length === 0 ? [2] : [])),
    indentsLists: indentation >= 0,
    singleQuotes: single > double,
    padsBraces: hasPaddedBraces(text, root),
    blockTexts: true,
    bracedEntries: new Set([...braced].flatMap(([name, count]) => (count > 0 ? [name] : []))),
  }
}

const hasPaddedBraces = (text: string, root: Node): boolean => {
  let padded = false
  visit(root, {
    Map(_, { flow, items, range }) {
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
