/** How a mail leaves: into a folder, so that everything works on a laptop, or to the mail server of SMTP_URL. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Environment } from '#server/config/environment.ts'
import type { MailAddress } from '#server/config/setting-parsers.ts'
import type { OutboxRow } from '#server/store/database/tables.ts'

export type MailTransport = {
  /** Settles when the mail is somebody else's to keep. `oneClick`: where mail programs POST to unsubscribe; null: nowhere. */
  readonly send: (mail: OutboxRow, oneClick?: string | null) => Promise<void>
  readonly close: () => void
  /** True: its mails stay on this machine, and nobody gets them. */
  readonly isLocal?: boolean
}

const second = 1000

/** As the operator has set it; `site` is whom a mail comes from otherwise. */
export const openMailTransport = (
  { smtpUrl, mailFrom, dataDir }: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  site: { readonly name: string; readonly contact_email: string },
  show: (line: string) => void,
): MailTransport => {
  const from = mailFrom ?? { name: site.name, address: site.contact_email }
  if (smtpUrl !== null) return smtpTransport(smtpUrl, from)
  const folder = join(dataDir, 'mail')
  return folderTransport(folder, from, (link) => show(`A mail with a link is in ${folder}: ${link}`))
}

/** The same for each try: a mail server that has it already can tell. */
const toMessage = (mail: OutboxRow, from: MailAddress, oneClick: string | null): SendMailOptions => ({
  messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
  date: new Date(mail.created_at),
  from: { ...from },
  // Not a line of text: nothing in it is read as a second address.
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // Automatic answers (of somebody on holiday) are not wanted.
  headers: { 'auto-submitted': 'auto-generated', ...(oneClick !== null && unsubscribeHeaders(oneClick)) },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** RFC 2369 and RFC 8058. Mail programs show a button of their own for it. */
const unsubscribeHeaders = (oneClick: string) => ({
  'list-unsubscribe': `<${oneClick}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** Its package is loaded with the first mail: a start does not wait for it. */
const loadNodemailer = () => import('nodemailer')

const smtpTransport = (url: string, from: MailAddress): MailTransport => {
  const { hostname, username } = new URL(url)
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  const open = async () =>
    (await loadNodemailer()).createTransport({
      url,
      // A password travels in the open only inside of this machine.
      requireTLS: username !== '' && !isHere,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 20 * second,
    })
  let opened: ReturnType<typeof open> | undefined
  return {
    send: async (mail, oneClick = null) => {
      opened ??= open()
      await (await opened).sendMail(toMessage(mail, from, oneClick))
    },
    close: () => {
      void opened?.then((transport) => transport.close())
    },
  }
}

/** `show` is told the link of a mail that has a secret one: on a laptop there is nobody else who could click it. */
const folderTransport = (folder: string, from: MailAddress, show: (link: string) => void): MailTransport => ({
  send: async (mail, oneClick = null) => {
    const { createTransport } = await loadNodemailer()
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail(toMessage(mail, from, oneClick))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await deleteOld(folder, new Date(mail.created_at))
    await write(join(folder, `${mail.created_at.replace(/[:.]/g, '-')}-${mail.id}.eml`), message as Buffer)
    // A link to unsubscribe is for whoever has the mail: nobody at the terminal needs it.
    const link = mail.unsubscribe_token !== null ? undefined : /^https?:\/\/\S+#token=\S+$/m.exec(mail.text)?.[0]
    if (link !== undefined) show(link)
  },
  close: () => undefined,
  isLocal: true,
})

const write = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

const week = 7 * 24 * 60 * 60 * second

/** Mails hold names and links: the folder is for a look, not for keeping. */
const deleteOld = async (folder: string, now: Date): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtime } = await stat(path)
    if (/\.eml(\.part)?$/.test(name) && now.getTime() - mtime.getTime() > week) await rm(path, { force: true })
  }
}
