import type { Finding } from '#content/problems/problem.ts'
import { quoted, truncated } from '#content/problems/wording.ts'
import { isObject, pointerTo } from '#content/yaml/json-pointer.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { rangeInText } from '#content/yaml/text-range.ts'

/**
 * Texts with `**bold**` of which the schema does not say that they are Markdown: visitors would read the asterisks.
 *
 * @param markdown JSON pointers of the texts that are Markdown
 */
export const boldInPlainText = (data: unknown, markdown: readonly string[], locate: Locate): readonly Finding[] => {
  const rendered = new Set(markdown)
  const inside = (value: unknown, path: string): readonly Finding[] =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, inner]: [string, unknown]): readonly Finding[] => {
          const place = path + pointerTo(key)
          if (typeof inner !== 'string') return inside(inner, place)
          const bold = rendered.has(place) ? null : /\*\*(?=\S)([^*]+)(?<=\S)\*\*/.exec(inner)
          if (!bold) return []
          const { 0: written, 1: words = '', index } = bold
          return [
            {
              code: 'content/bold-in-plain-text',
              range: rangeInText(locate(value, key), inner, index, index + written.length),
              message: `This text is no Markdown: visitors read the asterisks around ${quoted(truncated(words))}.`,
              help: 'Remove the asterisks.',
            },
          ]
        })
      : []
  return inside(data, '')
}
