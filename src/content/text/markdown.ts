/** Long texts: Markdown becomes the few kinds of nodes that a page draws. */
import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast'
import { remark } from 'remark'
import type { MarkdownNode } from '#types/markdown.generated.ts'

/** What a page does not draw, with the piece of the text in which it stands. */
export type Refused = { readonly message: string; readonly help: string; readonly from: number; readonly to: number }
export type Rendered = { readonly nodes: MarkdownNode[]; readonly refused: readonly Refused[] }

const parser = remark()

export const renderMarkdown = (text: string): Rendered => {
  const refused: Refused[] = []
  const refuse = (node: Nodes, message: string, help: string): MarkdownNode[] => {
    refused.push({
      message,
      help,
      from: node.position?.start.offset ?? 0,
      to: node.position?.end.offset ?? text.length,
    })
    return []
  }
  const inner = (node: Parents) => ({ children: node.children.flatMap(render) })
  const render = (node: RootContent | PhrasingContent): MarkdownNode[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', text: node.value.replace(/\s*\n\s*/g, ' ') }]
      case 'inlineCode':
        return [{ type: 'code', text: node.value }]
      case 'break':
        return [{ type: 'break' }]
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, ...inner(node) }]
      case 'paragraph':
        if (isTable(text, node)) return refuse(node, 'This text cannot hold a table.', 'Write a list instead.')
        return [{ type: 'paragraph', ...inner(node) }]
      case 'heading':
        return [{ type: 'heading', depth: node.depth, ...inner(node) }]
      case 'list':
        return [{ type: 'list', ordered: node.ordered === true, ...inner(node) }]
      case 'listItem':
        return [{ type: 'item', children: node.children.flatMap(node.spread ? render : tight) }]
      case 'link':
        if (!isTarget(node.url))
          return refuse(
            node,
            `“${node.url}” is not a link.`,
            'Begin it with / for a page of this site, with https:// or with mailto:.',
          )
        return [{ type: 'link', to: node.url, ...inner(node) }]
      case 'html':
        // What was opened and refused is closed without a second word.
        if (node.value.startsWith('</') && refused.length > 0) return []
        return refuse(
          node,
          `HTML (${node.value.split('\n')[0]}) is not allowed in this text.`,
          'Use Markdown: **bold**, *italic*, [link](/page).',
        )
      case 'image':
      case 'imageReference':
        return refuse(node, 'This text cannot hold a picture.', 'Remove it. Pictures have settings of their own.')
      default:
        return refuse(
          node,
          `This text cannot hold ${others[node.type] ?? 'this'}.`,
          'Use paragraphs, headings, lists, links, **bold** and *italic*.',
        )
    }
  }
  /** The entries of a list without blank lines are no paragraphs of their own. */
  const tight = (node: RootContent): MarkdownNode[] =>
    node.type === 'paragraph' && !isTable(text, node) ? inner(node).children : render(node)
  return { nodes: parser.parse(text).children.flatMap(render), refused }
}

const others: Readonly<Record<string, string>> = {
  blockquote: 'a quotation (a line that begins with >)',
  code: 'a block of code (lines that begin with four spaces or ```)',
  thematicBreak: 'a line across the page',
  definition: 'a link that is defined on a line of its own',
  linkReference: 'a link that is defined on a line of its own',
}

const isTarget = (url: string): boolean => /^(\/(?!\/)|https:\/\/|mailto:|\{([a-z_]+_)?link\}$)/.test(url)

/** Without the extension for tables, a table is a paragraph with a line of dashes and bars. */
const isTable = (text: string, { position }: Nodes): boolean =>
  /^\s*\|?\s*:?-+:?\s*\|[\s|:-]*$/m.test(text.slice(position?.start.offset, position?.end.offset))
