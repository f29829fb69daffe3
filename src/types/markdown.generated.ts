// Generated from schemas/ by `npm run generate`. Do not edit.
/**
 * One node of a text that was written in Markdown: the few kinds that a page draws, and no raw HTML.
 */
export interface MarkdownNode {
  /**
   * What it is.
   */
  type: 'paragraph' | 'heading' | 'list' | 'item' | 'strong' | 'emphasis' | 'link' | 'code' | 'break' | 'text'
  /**
   * The words of a text or code node.
   */
  text?: string
  /**
   * Where a link goes: a page of this site, an https or a mailto address.
   */
  to?: string
  /**
   * A numbered list.
   */
  ordered?: boolean
  /**
   * The level of a heading.
   */
  depth?: number
  /**
   * What is inside.
   */
  children?: MarkdownNode[]
}
