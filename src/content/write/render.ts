import { Document, isMap, isPair, isScalar, parseDocument, visit, type Scalar } from 'yaml'
import type { Style } from './style.ts'

export type RenderOptions = {
  readonly style: Style
  /** Column at which the setting or the entry begins. */
  readonly column: number
  /** Inside brackets or braces. */
  readonly flow: boolean
  /** Write the value itself with brackets and braces, like its neighbours. */
  readonly flowValue?: boolean
  /** How the text was written before. The same notation is used if possible. */
  readonly scalarType?: Scalar.Type | undefined
}

/** `- value`, or inside brackets `value`. The first line is not indented. */
export const renderEntry = (value: unknown, options: RenderOptions): string =>
  options.flow ? render([value], options).slice(1, -1).trim() : indented(render([value], options), options)

/** `key: value`. The first line is not indented. */
export const renderPair = (key: string, value: unknown, options: RenderOptions): string =>
  options.flow
    ? render({ [key]: value }, options)
        .slice(1, -1)
        .trim()
    : indented(render({ [key]: value }, options), options)

/** The text that follows `key:`. It begins with a space or a line break. */
export const renderAfterColon = (value: unknown, options: RenderOptions): string =>
  renderPair('k', value, options).slice('k:'.length)

/** The text that follows `-`, or the text of an entry inside brackets. */
export const renderAfterDash = (value: unknown, options: RenderOptions): string =>
  options.flow ? renderEntry(value, options) : renderEntry(value, options).slice('-'.length)

/** The name of a setting. */
export const renderKey = (key: string, options: RenderOptions): string =>
  renderPair(key, 0, { ...options, scalarType: undefined }).slice(0, -': 0'.length)

const render = (value: unknown, { style, flow, flowValue, scalarType }: RenderOptions): string => {
  const document = new Document(value, { version: '1.2', schema: 'core' })
  visit(document, {
    Scalar(key, node) {
      if (typeof node.value !== 'string') return
      if (key !== 'key' && scalarType) node.type = scalarType
      if (!style.blockTexts && node.value.includes('\n')) node.type = 'QUOTE_DOUBLE'
      if (isAmbiguous(node.value) && !isQuoted(node)) node.type = style.singleQuotes ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE'
    },
    Collection(_, node, path) {
      const isRoot = node === document.contents
      const list = path.at(-2)
      const isBraced =
        isMap(node) && isPair(list) && isScalar(list.key) && style.bracedEntries.has(String(list.key.value))
      node.flow = flow || (flowValue === true && !isRoot) || isBraced || node.items.length === 0
    },
  })
  const text = document
    .toString({
      lineWidth: 0,
      indent: style.indent,
      indentSeq: style.indentsLists,
      // null instead of false, which would turn the single quotes of a text into double ones.
      singleQuote: style.singleQuotes || null,
      flowCollectionPadding: style.padsBraces,
      blockQuote: 'literal',
      doubleQuotedMinMultiLineLength: Infinity,
    })
    .replace(/\n$/, '')
  return style.padsBraces && !style.padsBrackets ? withoutPaddedBrackets(text) : text
}

/** `[a]` instead of `[ a ]`: the package has one setting for braces and brackets. */
const withoutPaddedBrackets = (text: string): string => {
  const spaces: number[] = []
  visit(parseDocument(text, { version: '1.2', schema: 'core' }), {
    Seq(_, { flow, items, range }) {
      if (flow && items.length > 0 && range) spaces.push(range[0] + 1, range[1] - 2)
    },
  })
  return spaces
    .toSorted((a, b) => b - a)
    .reduce((shorter, at) => (shorter[at] === ' ' ? shorter.slice(0, at) + shorter.slice(at + 1) : shorter), text)
}

const isQuoted = (node: unknown): boolean => isScalar(node) && (node.type?.startsWith('QUOTE') ?? false)

/** Texts that older YAML parsers read as true, false or a number, and texts that begin or end with spaces. */
const isAmbiguous = (text: string): boolean =>
  (text !== '' && text.trim() !== text && !text.includes('\n')) || /^(yes|no|on|off|y|n|[-+]?\d[\d_:]*)$/i.test(text)

const indented = (text: string, { column, style }: RenderOptions): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : ' '.repeat(column) + line))
    .join(style.eol)
