import type { Finding } from '#content/problems/problem.ts'
import { quoted, truncated } from '#content/problems/wording.ts'
import { isObject, pointerTo } from '#content/yaml/json-pointer.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { rangeInText } from '#content/yaml/text-range.ts'

type Mark = Pick<Finding, 'code' | 'help'> & {
  /** Its first group are the words. */
  readonly pattern: RegExp
  readonly read: (words: string) => string
}

const marks: readonly Mark[] = [
  {
    code: 'content/bold-in-plain-text',
    pattern: /\*\*(?=\S)([^*]+)(?<=\S)\*\*/,
    read: (words) => `the asterisks around ${words}`,
    help: 'Remove the asterisks.',
  },
  {
    code: 'content/link-in-plain-text',
    pattern: /\[([^[\]]+)\]\([^\s()]+\)/,
    read: (words) => `the brackets and the address of the link ${words}`,
    help: 'Remove the brackets and the address.',
  },
]

/**
 * Texts with `**bold**` or a `[link](/to)` of which the schema does not say that they are Markdown: visitors would read the signs.
 *
 * @param markdown JSON pointers of the texts that are Markdown
 */
export const markupInPlainText = (data: unknown, markdown: readonly string[], locate: Locate): readonly Finding[] => {
  const rendered = new Set(markdown)
  const inside = (value: unknown, path: string): readonly Finding[] =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, inner]: [string, unknown]): readonly Finding[] => {
          const place = path + pointerTo(key)
          if (typeof inner !== 'string') return inside(inner, place)
          if (rendered.has(place)) return []
          return marks.flatMap(({ code, help, pattern, read }): readonly Finding[] => {
            const found = pattern.exec(inner)
            if (!found) return []
            const { 0: written, 1: words = '', index } = found
            return [
              {
                code,
                range: rangeInText(locate(value, key), inner, index, index + written.length),
                message: `This text is no Markdown: visitors read ${read(quoted(truncated(words)))}.`,
                help,
              },
            ]
          })
        })
      : []
  return inside(data, '')
}
