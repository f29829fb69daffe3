import { check } from '#content/checks/check.ts'
import { commonMailPlaceholders, mails } from '#content/mails.ts'
import { sitePlaceholders } from '#content/text/placeholders.ts'
import { either, message, setting } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { placeholderFindings } from '#content/text/unknown-placeholders.ts'
import { unknownName } from '#content/checks/references/unknown-names.ts'
import { counted, inOneSentence, quoted } from '#content/problems/wording.ts'

/** The server knows every mail by its id. */
export const mailIds = check(['emails'], ({ emails }, { locate }) =>
  emails.flatMap((mail) => unknownName('mail', mail.id, Object.keys(mails), locate(mail, 'id'))),
)

/** People can reply to mails, because these are sent from the contact address unless the server is set to another one. */
export const mailSender = check(['emails', 'site'], ({ emails, site }, { locate }): readonly Finding[] =>
  emails.length === 0 || site.contact_email !== undefined
    ? []
    : [
        {
          code: 'content/missing-sender',
          range: locate(site, 'url'),
          message: `The site sends ${counted(emails.length, 'mail', 'mails')}, and has no address to send them from.`,
          help: message`${either('Add it to the settings of the site: `contact_email: hello@example.org`', message`Fill in ${setting('contact_email')} in the settings of the site`)}.`,
        },
      ],
)

/** Mails contain only placeholders that the server fills in, and all those without which they would be useless. */
export const mailPlaceholders = check(['emails', 'brand', 'site', 'constants', 'sections'], (content, { locate }) => {
  const everywhere = sitePlaceholders(content)
  // Without a contact address, `mailSender` reports that once for all mails.
  const address = content.site.contact_email === undefined ? ['contact_email'] : []
  return content.emails.flatMap((mail): Finding[] => {
    const rule = Object.hasOwn(mails, mail.id) ? mails[mail.id] : undefined
    if (!rule) return []
    const texts = partsOf(mail).map(([key, text]) => ({ owner: mail, key, text }))
    const missing = (rule.required ?? []).filter((word) => !texts.some(({ text }) => text.includes(`{${word}}`)))
    return [
      ...texts.flatMap((text) =>
        placeholderFindings(
          text,
          [...commonMailPlaceholders, ...rule.placeholders, ...address],
          everywhere,
          content.site.locale,
          locate,
        ),
      ),
      ...(missing.length === 0
        ? []
        : [
            {
              code: 'content/missing-placeholder' as const,
              range: locate(mail, 'id'),
              message: `The mail ${quoted(mail.id)} is useless without ${inOneSentence(missing.map((word) => `{${word}}`))}.`,
              help: 'Put it back into the body.',
            },
          ]),
    ]
  })
})

/** The texts of a mail. Placeholders in place of a link are blanked unless they are links: the Markdown check reports those. */
const partsOf = (mail: object): (readonly [string, string])[] =>
  Object.entries(mail).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string' ? [[key, text.replace(/(?<=\]\()\{(?!([a-z_]+_)?link\})[^)]*\}/g, blank)] as const] : [],
  )

/** Spaces of the same length, so that the offsets of everything else stay the same. */
const blank = (piece: string): string => ' '.repeat(piece.length)
