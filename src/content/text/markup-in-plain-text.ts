import { either, message, type Message, type MessagePart } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted, truncated } from '#content/problems/wording.ts'
import { isObject, pointerTo } from '#content/yaml/json-pointer.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { rangeInText } from '#content/yaml/text-range.ts'

type Mark = Pick<Finding, 'code' | 'help'> & {
  /** The first group matches the words that the message quotes. */
  readonly pattern: RegExp
  readonly said: (words: string) => Message
}

/** In the studio, a text that can be formatted has buttons for it. */
const isNoMarkdown: MessagePart = either('This text is no Markdown', 'Nothing is formatted here')
/** Only these count as tags: “a < b”, “<3” and “<name>” are text. */
const tags =
  'a|abbr|b|big|blockquote|br|button|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul'

/** Only entities that editors know: another word between & and ; may be text, as in “Rock &roll;”. */
const entities =
  'amp|apos|bull|cent|copy|deg|euro|frac12|frac14|frac34|gt|hellip|laquo|ldquo|lsquo|lt|mdash|middot|nbsp|ndash|pound|quot|raquo|rdquo|reg|rsquo|shy|times|trade|yen|#\\d+|#x[\\da-f]+'

const marks: readonly Mark[] = [
  {
    code: 'content/bold-in-plain-text',
    pattern: /\*\*(?=\S)([^*]+)(?<=\S)\*\*/,
    said: (words) => message`${isNoMarkdown}: visitors read the asterisks around ${words}.`,
    help: 'Remove the asterisks.',
  },
  {
    code: 'content/link-in-plain-text',
    pattern: /\[([^[\]]+)\]\([^\s()]+\)/,
    said: (words) => message`${isNoMarkdown}: visitors read the brackets and the address of the link ${words}.`,
    help: 'Remove the brackets and the address.',
  },
  {
    code: 'content/html-in-plain-text',
    pattern: new RegExp(`(</?(?:${tags})(?:\\s+[\\w-]+=(?:"[^"]*"|'[^']*'|[^\\s"'<>]+))*\\s*/?>)`, 'i'),
    said: (tag) => `No text is read as HTML: visitors read ${tag}.`,
    help: 'Remove the tags.',
  },
  {
    code: 'content/html-in-plain-text',
    pattern: new RegExp(`(&(?:${entities});)`, 'i'),
    said: (entity) => `No text is read as HTML: visitors read ${entity}.`,
    help: 'Type the character itself.',
  },
]

/**
 * Finds texts with `**bold**`, a `[link](/to)`, `<b>HTML</b>` or `&nbsp;` that are not Markdown according to their schema, so that visitors
 * would read the markup.
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
          return marks.flatMap(({ code, help, pattern, said }): readonly Finding[] => {
            const found = pattern.exec(inner)
            if (!found) return []
            const { 0: written, 1: words = '', index } = found
            return [
              {
                code,
                range: rangeInText(locate(value, key), inner, index, index + written.length),
                message: said(quoted(truncated(words))),
                help,
              },
            ]
          })
        })
      : []
  return inside(data, '')
}
