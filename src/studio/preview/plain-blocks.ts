import { literalPattern } from '#engine/literal-pattern.ts'

/**
 * A text of the content as the page shows it: each paragraph, heading and list entry is one block, without Markdown syntax. A text
 * without Markdown is one block.
 */
export const plainBlocks = (source: string): readonly string[] => {
  const blocks = source.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)|\n(?=#)|(?<=^#.*)\n/m).map(plain)
  return blocks.filter((block) => block !== '')
}

const plain = (block: string): string =>
  block
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+[.)])\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<!\w)([*_`])(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!-])/g, '$1')
    .replaceAll('\u00AD', '')
    .replace(/\s+/g, ' ')
    .trim()

/** A pattern for a text with placeholders, such as `{date}`, or with plural forms: it matches anything in their place. */
export const patternOf = (block: string): readonly RegExp[] => {
  const parts = block.split(/\{[^{}]*\}/)
  if (parts.length === 1 || parts.join('').replace(/\W/g, '').length < 3) return []
  return [new RegExp(`^${parts.map(literalPattern).join('.*')}$`, 's')]
}
