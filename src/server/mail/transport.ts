/** Delivers mails to the server of SMTP_URL or, without one (development), into a folder. */
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Environment } from '#server/config/environment.ts'
import type { MailAddress } from '#server/config/setting-parsers.ts'
import type { OutboxRow } from '#server/store/database/tables.ts'
import { loadOnce } from '#server/operations/load-once.ts'
import { makeFolder } from '#server/operations/make-folder.ts'
import { second, week } from '#server/operations/durations.ts'
import { writeAtomically } from '#server/operations/write-atomically.ts'

export type MailTransport = {
  /** Resolves when the mail server has accepted the mail. `oneClick`: the URL for one-click unsubscription; null: none. */
  readonly send: (mail: OutboxRow, oneClick?: string | null) => Promise<void>
  readonly close: () => void
  /** Deletes the mails that were written to the folder more than a week ago, and returns their number. */
  readonly deleteOld?: (now: Date) => Promise<number>
  /** True: mails are only written to a folder, and nobody receives them. */
  readonly isLocal?: boolean
}

/** `sender`: used if MAIL_FROM is not set. `show`: prints the links of mails that are only written to the folder. */
export const openMailTransport = (
  { smtpUrl, mailFrom, dataDir }: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  sender: { readonly name: string; readonly contact_email?: string | undefined },
  show: (line: string) => void,
): MailTransport => {
  // A content that sends mails has a contact address: the compiler checks it.
  const from = mailFrom ?? { name: sender.name, address: sender.contact_email ?? 'no-reply@localhost' }
  const folder = join(dataDir, 'mail')
  const transport =
    smtpUrl === null
      ? folderTransport(folder, from, (link) => show(`A mail with a link is in ${folder}: ${link}`))
      : smtpTransport(smtpUrl, from)
  // Also with a mail server, because the folder may contain mails from before it was configured.
  return { ...transport, deleteOld: (now) => deleteOld(folder, now) }
}

/** Deterministic, with the same Message-ID for each attempt, so that receivers can detect duplicates. */
const toMessage = (mail: OutboxRow, from: MailAddress, oneClick: string | null): SendMailOptions => ({
  messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
  date: new Date(mail.created_at),
  from: { ...from },
  // As an object: a string would be parsed, and could contain several addresses.
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // Prevents automatic replies, such as out-of-office notices (RFC 3834).
  headers: { 'auto-submitted': 'auto-generated', ...(oneClick !== null && unsubscribeHeaders(oneClick)) },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** RFC 2369 and RFC 8058: mail programs show an unsubscribe button. */
const unsubscribeHeaders = (oneClick: string) => ({
  'list-unsubscribe': `<${oneClick}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** Loaded with the first mail, for a faster start. */
const loadNodemailer = () => import('nodemailer')

const smtpTransport = (url: string, from: MailAddress): MailTransport => {
  const { hostname, username } = new URL(url)
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  let opened: Transporter | undefined
  const open = loadOnce(async () => {
    opened = (await loadNodemailer()).createTransport({
      url,
      // With a password, TLS is required unless the mail server is on this machine.
      requireTLS: username !== '' && !isHere,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 20 * second,
    })
    return opened
  })
  return {
    send: async (mail, oneClick = null) => {
      const transport = await open()
      await transport.sendMail(toMessage(mail, from, oneClick))
    },
    close: () => opened?.close(),
  }
}

/** `show` is called with the secret link of a mail, such as a reset link, so that a developer can open it. */
const folderTransport = (folder: string, from: MailAddress, show: (link: string) => void): MailTransport => ({
  send: async (mail, oneClick = null) => {
    const { createTransport } = await loadNodemailer()
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail(toMessage(mail, from, oneClick))
    makeFolder(folder)
    await writeAtomically(join(folder, `${mail.created_at.replace(/[:.]/g, '-')}-${mail.id}.eml`), message as Buffer)
    // Unsubscribe links are not needed in the terminal.
    const link = mail.unsubscribe_token !== null ? undefined : /^https?:\/\/\S+#token=\S+$/m.exec(mail.text)?.[0]
    if (link !== undefined) show(link)
  },
  close: () => undefined,
  isLocal: true,
})

/** Mails contain personal data and links, so they are kept for a week only. */
const deleteOld = async (folder: string, now: Date): Promise<number> => {
  let deleted = 0
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const path = join(folder, name)
    // A `.part` file may have been renamed since it was listed.
    const found = await stat(path).catch(() => null)
    if (!found || !/\.eml(\.part)?$/.test(name) || now.getTime() - found.mtime.getTime() <= week) continue
    await rm(path, { force: true })
    deleted += 1
  }
  return deleted
}
