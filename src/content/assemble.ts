import { fill } from '#engine/format.ts'
import { withLanguage } from '#engine/plural.ts'
import type { Content } from '#types/content.generated.ts'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import { memoise } from './memoise.ts'
import { isObject } from './yaml/json-pointer.ts'
import { sitePlaceholders, type PlaceholderValues } from './text/placeholders.ts'

/** Rendered Markdown texts, by the object that contains the text and its property name there. */
export type RenderedTexts = WeakMap<object, Map<string, readonly MarkdownNode[]>>

export type Assemble = (read: Content) => Content

/**
 * Makes the content that the product uses from the content as it was read: fills in placeholders that have the same value everywhere,
 * replaces Markdown texts by their nodes, marks forms for numbers with their language, and freezes everything deeply. The argument is
 * not changed.
 *
 * Each part that has not changed since the last call is returned as it was, and so is each entry of a part that is a list, such as a
 * section. If the language or a placeholder has changed, everything is made again.
 */
export const createAssemble = (rendered: RenderedTexts): Assemble => {
  let filled = ''
  let finaliseOnce = (value: object): unknown => value
  return (read) => {
    const finalising = { placeholders: sitePlaceholders(read), locale: read.site.locale, rendered }
    const fillIn = JSON.stringify([finalising.locale, finalising.placeholders])
    if (filled !== fillIn) finaliseOnce = memoise((value) => finalise(value, finalising))
    filled = fillIn
    const once = (value: unknown) => (isObject(value) ? finaliseOnce(value) : finalise(value, finalising))
    const part = (value: unknown) => (Array.isArray(value) ? Object.freeze(value.map(once)) : once(value))
    const parts = Object.fromEntries(Object.entries(read).map(([name, value]) => [name, part(value)]))
    // The same parts, with Markdown and forms for numbers where their types have them.
    return Object.freeze(parts) as unknown as Content
  }
}

type Finalising = {
  readonly placeholders: PlaceholderValues
  readonly locale: string
  readonly rendered: RenderedTexts
}

const finalise = (value: unknown, finalising: Finalising): unknown => {
  // Other placeholders stay, because they are filled in when the text is shown.
  const { locale, placeholders, rendered } = finalising
  if (typeof value === 'string') return fill(withLanguage(value, locale), placeholders)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map((entry) => finalise(entry, finalising)))
  const texts = rendered.get(value)
  return Object.freeze(
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, finalise(texts?.get(key) ?? inner, finalising)]),
    ),
  )
}
