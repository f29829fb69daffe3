/** A mail is queued with the change that causes it, and leaves once that is certain: no page waits for a mail server. */
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { everyMailWord } from '#content/mails.ts'
import { formatDate, formatTime } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'
import type { GivenParts, Settings } from '#server/parts.ts'
import { newId } from '#server/secrets.ts'
import { addMail, putBack, removeMail, takeMail } from '#server/store/outbox.ts'
import type { OutboxRow, StoreTransaction } from '#server/store/tables.ts'
import { type MailWords, renderMail } from './render.ts'

export type MailToQueue = {
  readonly to: string
  /** The id of one in content/emails. */
  readonly template: string
  /** Beside those that every mail may use: date, time, link (to set a new password), login_link, dashboard_link, quiz_link. */
  readonly words?: MailWords
  /** The account that the mail's reset link is for: `links.complete` makes the link each time the mail is sent. */
  readonly reset_user_id?: string
}

/** What the outbox asks of whoever makes reset links. */
export type ResetLinks = {
  /** Queues what is to be sent, before anything is. */
  readonly prepare: (queue: Outbox['queue']) => Promise<void>
  /** The mail with a link that counts from now; null: nobody may get it any more. */
  readonly complete: (mail: OutboxRow, reset_user_id: string) => Promise<OutboxRow | null>
}

export type Outbox = {
  /** Inside of a transaction, before its end. The mail leaves by itself after the reply. */
  readonly queue: (transaction: StoreTransaction, mail: MailToQueue) => Promise<void>
  /** Something waits that becomes mails: it is seen to after the reply. */
  readonly wake: () => void
  /** Sends what is due, now. */
  readonly send: () => Promise<void>
  /** Sends what is due if something was queued or woken here. */
  readonly sendQueued: () => void
  readonly stop: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly outbox: Outbox
  }
}

const second = 1000
const hour = 60 * 60 * second
/** Longer than any sending takes: then the server that had it is gone. */
const claim = 3 * 60 * second
/** How long the end of this process waits for a mail that is on its way. It stays in the table until it has left. */
const lastWord = 3 * second
/** After a week nobody waits for it any more. */
const patience = 7 * 24 * hour

export const openOutbox = (parts: GivenParts, log: FastifyBaseLogger, links: ResetLinks): Outbox => {
  const { content, mail: transport } = parts
  const { store } = parts.database
  const { now } = parts.settings
  const site = (): string => siteAddress(parts.settings)
  let isQueued = false
  let isStopped = false
  let running = Promise.resolve()

  const queue: Outbox['queue'] = async (transaction, { to, template: name, words, reset_user_id = null }) => {
    const template = content.emails.find(({ id }) => id === name)
    if (!template) throw new Error(`There is no mail ${name}`)
    const created_at = now().toISOString()
    const rendered = renderMail(
      template,
      { ...wordsForAll(created_at, content, site()), ...words },
      site(),
      content.site.locale,
    )
    await addMail(transaction, { id: newId(), recipient: to, ...rendered, created_at, reset_user_id })
    isQueued = true
  }

  const sendOne = async (row: OutboxRow): Promise<void> => {
    const { reset_user_id } = row
    const mail = reset_user_id === null ? row : await links.complete(row, reset_user_id)
    if (mail === null) {
      await removeMail(store, row.id)
      return log.info({ mail: row.id }, 'a reset link was not sent: its account has changed since it was asked for')
    }
    try {
      await transport.send(mail)
    } catch (error) {
      return keep(row, error)
    }
    await removeMail(store, row.id)
    log.info({ mail: row.id, tries: row.tries }, 'a mail was sent')
  }

  /** The words of a mail server can name the address: only its numbers are logged. */
  const keep = async (row: OutboxRow, error: unknown): Promise<void> => {
    const why = { mail: row.id, tries: row.tries, ...faultOf(error) }
    if (now().getTime() - Date.parse(row.created_at) > patience) {
      await removeMail(store, row.id)
      return log.error(why, 'a mail could not be sent for a week, and was given up')
    }
    log.warn(why, 'a mail could not be sent, and is tried again')
    await putBack(store, row.id, new Date(now().getTime() + pauseAfter(row.tries)).toISOString())
  }

  const sendDue = async (): Promise<void> => {
    isQueued = false
    try {
      await links.prepare(queue)
      while (!isStopped) {
        const time = now()
        const row = await takeMail(store, time.toISOString(), new Date(time.getTime() + claim).toISOString())
        if (!row) return
        await sendOne(row)
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read')
    }
  }
  const send = (): Promise<void> => (running = running.then(sendDue))

  const timer = setInterval(() => void send(), 5 * second)
  timer.unref()
  return {
    queue,
    wake: () => {
      isQueued = true
    },
    send,
    sendQueued: () => {
      if (isQueued) void send()
    },
    stop: async () => {
      clearInterval(timer)
      isStopped = true
      await Promise.race([running, wait(lastWord, undefined, { ref: false })])
      transport.close()
    },
  }
}

/** Where visitors find the site, without a slash at the end. */
export const siteAddress = ({ publicUrl, ownAddress }: Settings): string => publicUrl?.origin ?? ownAddress()

/** Twice as long each time, up to four hours, and never quite the same: many do not come back at once. */
const pauseAfter = (tries: number): number =>
  Math.round(Math.min(4 * hour, 30 * second * 2 ** (tries - 1)) * (randomInt(75, 126) / 100))

const faultOf = (error: unknown): { readonly code: string; readonly status: number } => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return {
    code: typeof code === 'string' ? code : 'unknown',
    status: typeof responseCode === 'number' ? responseCode : 0,
  }
}

const wordsForAll = (
  time: string,
  { constants }: Pick<Content, 'constants'>,
  site: string,
): Readonly<Record<(typeof everyMailWord)[number], string>> => ({
  date: formatDate(time, constants.format.time_zone),
  time: formatTime(time, constants.format.time_zone),
  link: `${site}/forgot-password`,
  login_link: `${site}${constants.redirects.guard}`,
  dashboard_link: `${site}${constants.redirects.after_login}`,
  quiz_link: `${site}/quiz`,
})
