/** Mails: the server finds each by its id, and fills in the words that it knows. */
import { check } from '#content/checks/check.ts'
import { commonMailPlaceholders, mails } from '#content/mails.ts'
import { sitePlaceholders } from '#content/text/placeholders.ts'
import type { Finding } from '#content/problems/problem.ts'
import { placeholderFindings } from '#content/text/unknown-placeholders.ts'
import { unknownName } from '#content/checks/vocabulary.ts'
import { listed, quoted } from '#content/problems/wording.ts'

export const mailIds = check(['emails'], ({ emails }, { locate }) =>
  emails.flatMap((mail) => unknownName('mail', mail.id, Object.keys(mails), locate(mail, 'id'))),
)

export const mailPlaceholders = check(['emails', 'site', 'constants', 'sections'], (content, { locate }) => {
  const everywhere = sitePlaceholders(content)
  return content.emails.flatMap((mail): Finding[] => {
    const rule = mails[mail.id]
    if (!rule) return []
    const texts = partsOf(mail).map(([key, text]) => ({ owner: mail, key, text }))
    const missing = (rule.needs ?? []).filter((word) => !texts.some(({ text }) => text.includes(`{${word}}`)))
    return [
      ...texts.flatMap((text) =>
        placeholderFindings(text, [...commonMailPlaceholders, ...rule.words], everywhere, locate),
      ),
      ...(missing.length === 0
        ? []
        : [
            {
              code: 'content/missing-placeholder',
              range: locate(mail, 'id'),
              message: `The mail ${quoted(mail.id)} is of no use without ${listed(missing.map((word) => `{${word}}`))}.`,
              help: 'Put it back into the body.',
            },
          ]),
    ]
  })
})

/** Markdown is still text while content is checked. What cannot be a link at all is told with the Markdown. */
const partsOf = (mail: object): (readonly [string, string])[] =>
  Object.entries(mail).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string' ? [[key, text.replace(/(?<=\]\()\{(?!([a-z_]+_)?link\})[^)]*\}/g, blank)] as const] : [],
  )

/** The places of everything else stay. */
const blank = (piece: string): string => ' '.repeat(piece.length)
