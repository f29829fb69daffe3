/** Renders a mail. Values are filled in after the Markdown was parsed, so they cannot become markup. */
import { directionOf } from '#engine/direction.ts'
import { escapeHtml } from '#engine/escape-html.ts'
import { fill } from '#engine/format.ts'
import type { Email } from '#types/content.generated.ts'
import type { MarkdownNode } from '#types/markdown.generated.ts'

export type MailValues = Readonly<Record<string, string>>
export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string }

/** `site`: the origin for links to pages of the site, without a slash at the end. */
export const renderMail = (template: Email, words: MailValues, site: string, locale: string): RenderedMail => {
  const subject = oneLine(fill(template.subject, words))
  const [preview, footer] = [fill(template.preview, words), fill(template.footer, words)]
  const link: ResolveLink = (to) => resolveTarget(fill(to, words), site)
  const body = template.body.map((node) => fillNode(node, words, link))
  return {
    subject,
    text: `${body.map(textOf).join('\n\n')}\n\n-- \n${footer}\n`,
    html: page(subject, preview, body.map(htmlOf).join('\n'), footer, locale),
  }
}

type ResolveLink = (to: string) => string | null

/** Removes line breaks, which would inject mail headers, and bidirectional controls. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** null: not a page of the site, an https URL or a mail address. */
const resolveTarget = (to: string, site: string): string | null => {
  if (/^\/(?!\/)/.test(to)) return `${site}${to}`
  return to.startsWith(`${site}/`) || /^(https:\/\/|mailto:)[^\s]+$/.test(to) ? to : null
}

const fillNode = (node: MarkdownNode, words: MailValues, link: ResolveLink): MarkdownNode => {
  const { to, ...rest } = node
  const target = to === undefined ? null : link(to)
  return {
    ...rest,
    ...(node.text !== undefined && { text: fill(node.text, words) }),
    ...(target !== null && { to: target }),
    ...(node.children && { children: node.children.map((child) => fillNode(child, words, link)) }),
  }
}

/** The plain-text part. The address of a link follows its text in angle brackets; if the link is a whole paragraph, on a line of its own. */
const textOf = (node: MarkdownNode): string => {
  const inner = (node.children ?? []).map(textOf).join('')
  switch (node.type) {
    case 'text':
    case 'code':
      return node.text ?? ''
    case 'break':
      return '\n'
    case 'link':
      return node.to === undefined || displayTarget(node.to) === inner ? inner : `${inner} <${displayTarget(node.to)}>`
    case 'item':
      return `- ${inner}\n`
    case 'list':
      return inner.trimEnd()
    case 'paragraph':
      return soleLinkText(node) ?? inner
    default:
      return inner
  }
}

const displayTarget = (to: string): string => to.replace(/^mailto:/, '')

const soleLinkText = ({ children = [] }: MarkdownNode): string | null => {
  const [only, ...others] = children
  if (only?.type !== 'link' || only.to === undefined || others.length > 0) return null
  return `${(only.children ?? []).map(textOf).join('')}:\n${displayTarget(only.to)}`
}

const htmlOf = (node: MarkdownNode): string => {
  const inner = (node.children ?? []).map(htmlOf).join('')
  switch (node.type) {
    case 'text':
      return escapeHtml(node.text ?? '')
    case 'code':
      return `<code>${escapeHtml(node.text ?? '')}</code>`
    case 'break':
      return '<br>'
    case 'link':
      return node.to === undefined ? inner : `<a href="${escapeHtml(node.to)}">${inner}</a>`
    case 'heading':
      return `<h2>${inner}</h2>`
    case 'list':
      return node.ordered ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`
    default:
      return `<${elements[node.type]}>${inner}</${elements[node.type]}>`
  }
}

const elements = { paragraph: 'p', strong: 'strong', emphasis: 'em', item: 'li' } as const

/** No images and no style sheet, which many mail programs block; works in light and dark mode and with screen readers. */
const page = (
  subject: string,
  preview: string,
  body: string,
  footer: string,
  locale: string,
): string => `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">
<div style="display:none">${escapeHtml(preview)}</div>
<div role="article" style="max-width:36em;margin:0 auto">
${body}
<hr>
<p><small>${escapeHtml(footer)}</small></p>
</div>
</body>
</html>
`
