// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * One element of a text written in Markdown, after it was parsed. Only these kinds exist, and there is no raw HTML.
 */
export interface MarkdownNode {
  /**
   * Which element it is: a block such as a paragraph or a list, or inline text such as strong or link.
   */
  type: 'paragraph' | 'heading' | 'list' | 'item' | 'strong' | 'emphasis' | 'link' | 'code' | 'break' | 'text'
  /**
   * The characters of a node of kind `text` or `code`.
   */
  text?: string
  /**
   * Where a node of kind `link` leads: a page of this site, an https address or a mailto address.
   */
  to?: string
  /**
   * Of a `list`: whether its items have numbers in place of bullets.
   */
  ordered?: boolean
  /**
   * Of a `heading`: 1 is the highest level, 6 the lowest.
   */
  depth?: number
  /**
   * The nodes inside this one, in order.
   */
  children?: MarkdownNode[]
}
