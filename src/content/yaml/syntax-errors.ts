import { isCollection, isScalar, visit, type Document, type ErrorCode, type YAMLError } from 'yaml'
import { lineStart, sourceRange, type SourceText } from './range.ts'
import type { Finding } from '#content/problems/problem.ts'

type Explanation = { readonly reason: string; readonly help: string }
/**
 * A mistake that the parser reports with a general error code, so it is recognised by its message. `from` finds where the mistake was
 * made if the parser noticed it only further down.
 */
type KnownMistake = Explanation & {
  readonly message: RegExp
  readonly from?: (error: YAMLError, document: Document) => number | undefined
}

const column = 'Settings that belong together begin in the same column. Count the spaces at the beginning of the line.'
const quotes = 'Put quotes around the text if it has “: ” or “ #” in it.'
const aliases = 'Repeat the value. Anchors, aliases and tags are not supported in content files.'
const bracket = {
  reason: 'a bracket is not closed',
  help: 'Put the closing bracket at the end: [one, two] or {name: value}.',
}
const commentInBrackets = {
  reason: 'what follows “ #” is a comment, and so is the bracket that closes these settings',
  help: 'Put quotes around the text that has “ #” in it.',
}
const dash = { reason: 'the dash of a list needs a space after it', help: 'Type a space after the dash.' }
const entry = { reason: 'an entry of a list needs a dash', help: 'Begin it with “- ”.' }
const colon = { reason: 'the name of a setting needs a colon and a space after it', help: 'Write it as “name: value”.' }

/** The start of the quoted text or brackets that the parser was reading at the error. */
const openingOffset = (error: YAMLError, document: Document, kind: 'quote' | 'bracket'): number | undefined => {
  let start: number | undefined
  visit(document, {
    Node(_, node) {
      const is = kind === 'quote' ? isScalar(node) && node.type?.startsWith('QUOTE') : isCollection(node) && node.flow
      if (is && node.range && node.range[0] < error.pos[0] && error.pos[0] <= node.range[2]) start = node.range[0]
    },
  })
  return start
}

/** The start of an alias that ends just before the error: `*text` was meant as text. */
const aliasBefore = (error: YAMLError, document: Document): number | undefined => {
  let start: number | undefined
  visit(document, {
    Alias(_, node) {
      if (node.range && node.range[1] <= error.pos[0] && error.pos[0] <= node.range[2]) start = node.range[0]
    },
  })
  return start
}

const knownMistakes: readonly KnownMistake[] = [
  {
    message: /^Missing closing ["']quote/,
    reason: 'a quote is not closed',
    help: 'Put the same quote at the end of the text.',
    from: (error, document) => openingOffset(error, document, 'quote'),
  },
  {
    message: /must be sufficiently indented and end with|of flow sequence pairs/,
    ...bracket,
    from: (error, document) => openingOffset(error, document, 'bracket'),
  },
  {
    message: /^Unexpected flow-(seq|map)-end/,
    reason: 'there is a closing bracket too many',
    help: 'Remove it, or put quotes around the text.',
  },
  {
    message: /^Block collections are not allowed within flow/,
    reason: 'a comma is missing inside the brackets',
    help: 'Put a comma between two settings: {name: value, name: value}. Put quotes around a text that has “: ” in it.',
  },
  { message: /^Sequence item without -/, reason: 'the line begins in the wrong column', help: column },
  { message: /^Implicit (map )?keys need to be/, ...colon },
  {
    message: /^Not a YAML token/,
    reason: 'there is text on the line of | or >',
    help: 'Begin the text on the next line, indented by two spaces.',
  },
]

const byCode: Readonly<Record<ErrorCode, Explanation>> = {
  ALIAS_PROPS: { reason: 'an alias cannot have a tag or an anchor', help: aliases },
  BAD_ALIAS: { reason: 'a text cannot begin with * or &', help: 'Put quotes around the text.' },
  BAD_COLLECTION_TYPE: { reason: 'a tag does not fit the value', help: aliases },
  BAD_DIRECTIVE: { reason: 'a line cannot begin with %', help: 'Remove the line, or put quotes around the text.' },
  BAD_DQ_ESCAPE: {
    reason: 'a backslash in double quotes needs a second one',
    help: 'Write \\\\ for \\, or use single quotes.',
  },
  BAD_INDENT: { reason: 'the line begins in the wrong column', help: column },
  BAD_PROP_ORDER: { reason: 'an anchor (&) or a tag (!) is in the wrong place', help: aliases },
  BAD_SCALAR_START: { reason: 'a text cannot begin with this character', help: 'Put quotes around the text.' },
  BLOCK_AS_IMPLICIT_KEY: { reason: 'there is a second “: ” in the line', help: quotes },
  BLOCK_IN_FLOW: { reason: 'a list with “- ” cannot be inside brackets', help: 'Write [one, two] inside brackets.' },
  DUPLICATE_KEY: { reason: 'this setting is set twice here', help: 'Remove one of the two.' },
  IMPOSSIBLE: { reason: 'it cannot be understood', help: column },
  KEY_OVER_1024_CHARS: { reason: 'the name of a setting is too long', help: quotes },
  MISSING_CHAR: { reason: 'a character is missing: a comma, a colon, a space or a bracket', help: quotes },
  MULTILINE_IMPLICIT_KEY: colon,
  MULTIPLE_ANCHORS: { reason: 'a value cannot have two anchors', help: aliases },
  MULTIPLE_DOCS: {
    reason: 'a file holds one document only',
    help: 'Remove this line, or move what follows into a file of its own.',
  },
  MULTIPLE_TAGS: { reason: 'a value cannot have two tags', help: aliases },
  NON_STRING_KEY: { reason: 'the name of a setting must be text', help: 'Put quotes around the name.' },
  RESOURCE_EXHAUSTION: { reason: 'it is nested too deeply', help: column },
  TAB_AS_INDENT: { reason: 'the line is indented with a tab', help: 'Use spaces: two for each level.' },
  TAG_RESOLVE_FAILED: { reason: 'a text cannot begin with !', help: 'Put quotes around the text.' },
  UNEXPECTED_TOKEN: {
    reason: 'there is something after the end of the text',
    help: "Put quotes around the whole text. A quote inside single quotes is written twice: 'it''s'.",
  },
}

/** The first syntax error only: the parser reports many more further down that follow from it. */
export const syntaxFinding = (
  source: SourceText,
  errors: readonly YAMLError[],
  document: Document,
): Finding | undefined => {
  const [error, next] = errors
  if (!error) return undefined
  const finding = (from: number, { reason, help }: Explanation, to = from + 1): Finding => ({
    code: 'content/yaml',
    range: sourceRange(source, from, to),
    message: `This line is not valid YAML: ${reason}.`,
    help,
  })
  const [start, end] = error.pos
  const tab = tabInIndent(source.text, start)
  if (tab !== undefined)
    return {
      ...finding(tab, byCode.TAB_AS_INDENT),
      fixes: [{ title: 'Indent with spaces', edits: withoutTabs(source) }],
    }
  const alias = aliasBefore(error, document)
  if (alias !== undefined) return finding(alias, byCode.BAD_ALIAS)
  // The parser reads a line that is indented too far as part of the line above it.
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
    const below = source.text.indexOf('\n', start) + 1
    return finding(firstNonSpace(source.text, below), byCode.BAD_INDENT)
  }
  const place = firstNonSpace(source.text, start)
  if (/^-[^\s-]/.test(source.text.slice(place, place + 2))) return finding(place, dash)
  const known = knownMistakes.find(({ message }) => message.test(error.message))
  if (!known && error.code === 'BAD_INDENT' && isBelowDash(source.text, place)) return finding(place, entry)
  const origin = known?.from?.(error, document)
  const comment = known?.reason === bracket.reason ? commentIn(source.text, origin ?? start, start) : undefined
  if (comment) return finding(comment.from, commentInBrackets, comment.to)
  return finding(origin ?? place, known ?? byCode[error.code], origin === undefined ? end : undefined)
}

/** Where a bracket is missing: a comment that contains the closing bracket. */
const commentIn = (
  text: string,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } | undefined => {
  const found = /[ \t](#[^\n]*[\]}])/.exec(text.slice(from, to))
  const start = from + (found?.index ?? 0) + 1
  return found?.[1] === undefined ? undefined : { from: start, to: start + found[1].length }
}

/** Finds a tab in the indentation, which is the real mistake, whatever the parser reports for the line. */
const tabInIndent = (text: string, from: number): number | undefined => {
  const start = lineStart(text, from)
  const tab = /^[ ]*\t/.exec(text.slice(start))
  return tab ? start + tab[0].length - 1 : undefined
}

/** Edits that replace each tab at the beginning of a line by two spaces. */
const withoutTabs = ({ name, text }: SourceText) =>
  [...text.matchAll(/^[ ]*\t[ \t]*/gm)].map((match) => ({
    file: name,
    from: match.index,
    to: match.index + match[0].length,
    text: match[0].replaceAll('\t', '  '),
  }))

/** Whether this line is neither an entry nor a setting, and begins in the column of the dash of the line above. */
const isBelowDash = (text: string, place: number): boolean => {
  const start = lineStart(text, place)
  const above = lineStart(text, Math.max(0, start - 1))
  const dashAbove = /^ *- /.exec(text.slice(above, start))?.[0].length
  return dashAbove === place - start + 2 && !/^(?:-|[\w-]+:\s)/.test(text.slice(place))
}

const firstNonSpace = (text: string, from: number): number => from + (/^ */.exec(text.slice(from))?.[0].length ?? 0)
