import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast'
import { remark } from 'remark'
import type { MarkdownNode } from '#types/markdown.generated.ts'

/** Markdown that pages do not support, with its position as offsets into the text. */
export type RejectedMarkdown = {
  readonly message: string
  readonly help: string
  readonly from: number
  readonly to: number
}
export type Rendered = { readonly nodes: MarkdownNode[]; readonly rejected: readonly RejectedMarkdown[] }

const parser = remark()

/**
 * Parses Markdown to the nodes that pages render: paragraphs, headings, lists, links, code, line breaks, bold and italic. Everything
 * else (HTML, pictures, tables, quotations ...) is left out and listed in `rejected`.
 */
export const renderMarkdown = (text: string): Rendered => {
  const rejected: RejectedMarkdown[] = []
  const reject = (node: Nodes, message: string, help: string): MarkdownNode[] => {
    rejected.push({
      message,
      help,
      from: node.position?.start.offset ?? 0,
      to: node.position?.end.offset ?? text.length,
    })
    return []
  }
  /** Rejects text that looks like a link, but is not one for the parser. */
  const rejectBrokenLink = ({ position }: Nodes) => {
    const start = position?.start.offset ?? 0
    // A bracket after a backslash is meant as text.
    const found = /(^|[^\\])(\[[^[\]\\\n]+\]\([^()\n]*\)?)/.exec(text.slice(start, position?.end.offset))
    if (!found) return
    const [, before = '', link = ''] = found
    const from = start + found.index + before.length
    rejected.push({
      message: `“${link}” is not a link: visitors would read the brackets.`,
      help: 'Write %20 for a space in the address, and close its bracket. For brackets that visitors should read, write \\[ for the first.',
      from,
      to: from + link.length,
    })
  }
  const inner = (node: Parents) => ({ children: node.children.flatMap(render) })
  const render = (node: RootContent | PhrasingContent): MarkdownNode[] => {
    switch (node.type) {
      case 'text':
        rejectBrokenLink(node)
        return [{ type: 'text', text: node.value.replace(/\s*\n\s*/g, ' ') }]
      case 'inlineCode':
        return [{ type: 'code', text: node.value }]
      case 'break':
        return [{ type: 'break' }]
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, ...inner(node) }]
      case 'paragraph':
        if (isTable(text, node)) return reject(node, 'This text cannot hold a table.', 'Write a list instead.')
        return [{ type: 'paragraph', ...inner(node) }]
      case 'heading':
        return [{ type: 'heading', depth: node.depth, ...inner(node) }]
      case 'list':
        return [{ type: 'list', ordered: node.ordered === true, ...inner(node) }]
      case 'listItem':
        return [{ type: 'item', children: node.children.flatMap(node.spread ? render : tight) }]
      case 'link':
        if (!isTarget(node.url))
          return reject(
            node,
            `“${node.url}” is not a link.`,
            'Begin it with / for a page of this site, with https:// or with mailto:.',
          )
        return [{ type: 'link', to: node.url, ...inner(node) }]
      case 'html':
        // The end tag of an element whose start tag was already rejected.
        if (node.value.startsWith('</') && rejected.length > 0) return []
        return reject(
          node,
          `HTML (${node.value.split('\n')[0]}) is not allowed in this text.`,
          'Use Markdown: **bold**, *italic*, [link](/page).',
        )
      case 'image':
      case 'imageReference':
        return reject(node, 'This text cannot hold a picture.', 'Remove it. Pictures have settings of their own.')
      default:
        return reject(
          node,
          `This text cannot hold ${others[node.type] ?? 'this'}.`,
          'Use paragraphs, headings, lists, links, **bold** and *italic*.',
        )
    }
  }
  /** In a list without blank lines, the entries are not paragraphs. */
  const tight = (node: RootContent): MarkdownNode[] =>
    node.type === 'paragraph' && !isTable(text, node) ? inner(node).children : render(node)
  return { nodes: parser.parse(text).children.flatMap(render), rejected }
}

const others: Readonly<Record<string, string>> = {
  blockquote: 'a quotation (a line that begins with >)',
  code: 'a block of code (lines that begin with four spaces or ```)',
  thematicBreak: 'a line across the page',
  definition: 'a link that is defined on a line of its own',
  linkReference: 'a link that is defined on a line of its own',
}

const isTarget = (url: string): boolean => /^(\/(?!\/)|https:\/\/|mailto:|\{([a-z_]+_)?link\}$)/.test(url)

/** The parser has no extension for tables: to it, a table is a paragraph with a line of dashes and bars. */
const isTable = (text: string, { position }: Nodes): boolean =>
  /^\s*\|?\s*:?-+:?\s*\|[\s|:-]*$/m.test(text.slice(position?.start.offset, position?.end.offset))
