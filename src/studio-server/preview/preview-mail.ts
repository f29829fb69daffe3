import { mails } from '#content/mails.ts'
import { formatDate } from '#engine/format.ts'
import { commonValues } from '#server/mail/common-values.ts'
import { day } from '#server/operations/durations.ts'
import { renderMail, type RenderedMail } from '#server/mail/render.ts'
import type { Content } from '#types/content.generated.ts'

/** A mail as it is sent, with example values for its placeholders. undefined: the content has no such mail. */
export const previewMail = (content: Content, id: string, now: Date): RenderedMail | undefined => {
  const template = content.emails.find((mail) => mail.id === id)
  if (!template) return undefined
  const { site } = content
  const address = site.url.replace(/\/$/, '')
  const examples: Readonly<Record<string, string>> = {
    username: 'visitor',
    new_username: 'visitor.example',
    reference: 'AB12-CD34',
    deletion_date: formatDate(new Date(now.getTime() + 30 * day).toISOString(), site),
    unsubscribe_link: `${address}/unsubscribe#token=example`,
  }
  const own = Object.fromEntries((mails[id]?.placeholders ?? []).map((name) => [name, examples[name] ?? name]))
  return renderMail(template, { ...commonValues(now.toISOString(), content, address), ...own }, address, site.locale)
}
