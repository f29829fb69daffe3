/** From the files as they were read to the content that the product uses: filled in, rendered, frozen. */
import { fill } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import { sitePlaceholders, type Words } from './text/placeholders.ts'

/** Rendered texts, by the group that they stand in and their name there. */
export type RenderedTexts = WeakMap<object, Map<string, readonly MarkdownNode[]>>

export const assemble = (read: Content, rendered: RenderedTexts): Content =>
  finalise(read, sitePlaceholders(read), rendered) as Content

const finalise = (value: unknown, words: Words, rendered: RenderedTexts): unknown => {
  // Names that no word is known for stay: they are filled in when the text is shown.
  if (typeof value === 'string') return fill(value, words)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map((entry) => finalise(entry, words, rendered)))
  const texts = rendered.get(value)
  return Object.freeze(
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, finalise(texts?.get(key) ?? inner, words, rendered)]),
    ),
  )
}
