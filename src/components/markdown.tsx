import { Fragment, type ReactNode } from 'react'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import type { Link } from './link.ts'
import { recipe } from './recipe.ts'

export type MarkdownProps = {
  readonly nodes: readonly MarkdownNode[]
  readonly link?: Link | undefined
  /** The level of a top-level heading. */
  readonly startLevel?: 2 | 3 | 4
  /** Renders a piece of text; by default as it is. */
  readonly renderText?: ((text: string) => ReactNode) | undefined
}
type RenderOptions = {
  readonly link: Link
  readonly startLevel: number
  readonly renderText: (text: string) => ReactNode
}

/** Renders a text that was parsed at build time: no parser and no raw HTML in the browser. */
export const Markdown = ({ nodes, link = 'a', startLevel = 3, renderText = asIs }: MarkdownProps) => (
  <div className={recipe('markdown')}>{renderAll(nodes, { link, startLevel, renderText })}</div>
)

const asIs = (text: string): ReactNode => text

const renderAll = (nodes: readonly MarkdownNode[] | undefined, tools: RenderOptions): ReactNode =>
  // Safe as a key: the nodes of a text never change their order.
  nodes?.map((node, position) => <Fragment key={position}>{renderers[node.type](node, tools)}</Fragment>)

const renderers: Readonly<Record<MarkdownNode['type'], (node: MarkdownNode, tools: RenderOptions) => ReactNode>> = {
  paragraph: (node, tools) => <p>{renderAll(node.children, tools)}</p>,
  heading: (node, tools) => {
    const Heading = headings[Math.min(tools.startLevel + (node.depth ?? 1) - 1, 5)] ?? 'h5'
    return <Heading>{renderAll(node.children, tools)}</Heading>
  },
  list: (node, tools) =>
    node.ordered ? <ol>{renderAll(node.children, tools)}</ol> : <ul>{renderAll(node.children, tools)}</ul>,
  item: (node, tools) => <li>{renderAll(node.children, tools)}</li>,
  strong: (node, tools) => <strong>{renderAll(node.children, tools)}</strong>,
  emphasis: (node, tools) => <em>{renderAll(node.children, tools)}</em>,
  link: (node, tools) => {
    const to = node.to ?? ''
    const Anchor = to.startsWith('/') ? tools.link : 'a'
    return <Anchor href={to}>{renderAll(node.children, tools)}</Anchor>
  },
  code: (node, { renderText }) => <code>{renderText(node.text ?? '')}</code>,
  break: () => <br />,
  text: (node, { renderText }) => renderText(node.text ?? ''),
}

const headings: Readonly<Record<number, 'h2' | 'h3' | 'h4' | 'h5'>> = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' }
