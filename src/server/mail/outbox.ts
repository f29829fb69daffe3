/**
 * A transactional outbox: a mail is queued in the transaction of the change that causes it and sent after the commit, so no
 * request waits for a mail server. Delivery is at least once: if a process or connection ends between the mail server's
 * acceptance and the deletion of the row, the mail is sent again with the same Message-ID. The order is not guaranteed.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Content } from '#types/content.generated.ts'
import { siteAddress, type SiteSettings } from '#server/config/site-address.ts'
import { newId } from '#server/accounts/secrets.ts'
import {
  addMail,
  outboxState,
  type OutboxState,
  rescheduleMail,
  removeMail,
  takeMail,
} from '#server/store/operations/outbox.ts'
import type { OutboxRow, Store, StoreTransaction } from '#server/store/database/tables.ts'
import { oneClickAddress } from '#server/accounts/unsubscribe.ts'
import { hour, minute, second, week } from '#server/operations/durations.ts'
import { commonValues } from './common-values.ts'
import { type MailFault, mailFaultOf } from './faults.ts'
import { recordWarningLost, recordWarningSent } from './inactive-warning.ts'
import { type MailValues, renderMail } from './render.ts'
import type { MailTransport } from './transport.ts'

export type MailToQueue = {
  readonly to: string
  /** The id of a template in content/emails. */
  readonly template: string
  /** Placeholders in addition to `commonValues`. */
  readonly values?: MailValues
  /** For newsletters: adds the headers for one-click unsubscription. */
  readonly unsubscribe_token?: string
  /** The account of a reset link. `ResetLinks.complete` creates the link each time the mail is sent. */
  readonly reset_user_id?: string
}

/** What the outbox needs from reset links. */
export type ResetLinks = {
  /** Called before mails are sent; queues the mails of new reset requests. */
  readonly prepare: (queue: Outbox['queue']) => Promise<void>
  /** Returns the mail with a new link, or null when it may no longer be sent. */
  readonly complete: (mail: OutboxRow, reset_user_id: string) => Promise<OutboxRow | null>
}

type OutboxDependencies = {
  readonly content: Pick<Content, 'constants' | 'emails' | 'site'>
  readonly database: { readonly store: Store }
  readonly mail: MailTransport
  readonly settings: SiteSettings & { readonly now: () => Date }
}

export type Outbox = {
  /** Call inside a transaction. The mail is sent after the response. */
  readonly queue: (transaction: StoreTransaction, mail: MailToQueue) => Promise<void>
  /** Requests a run after the response, for reset requests that become mails then. */
  readonly wake: () => void
  /** Sends all due mails. */
  readonly send: () => Promise<void>
  /** Sends due mails if `queue` or `wake` was called in this process. */
  readonly sendQueued: () => void
  /** For monitoring. `givenUp`: mails that this process has dropped since its start, each with an error in the log. */
  readonly state: () => Promise<OutboxState & { readonly givenUp: number }>
  /** Mails and reset requests stay where they are until another server handles them. */
  readonly stop: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly outbox: Outbox
  }
}

/** Mails that are sent concurrently, so that a slow recipient does not delay the others. */
const concurrency = 4
/** For mail servers that keep the connection open without finishing. */
const sendTimeoutMs = 2 * minute
/** Longer than `sendTimeoutMs`: after it another server may send the mail. */
const claimMs = 3 * minute
/** How long a shutdown waits for mails that are being sent. Their rows stay until they are sent. */
const shutdownGraceMs = 3 * second
/** An older mail is dropped: its links have expired. */
const maxAgeMs = week

export const openOutbox = (
  { content, database: { store }, mail: transport, settings }: OutboxDependencies,
  log: FastifyBaseLogger,
  links: ResetLinks,
): Outbox => {
  const { now } = settings
  const site = (): string => siteAddress(settings)
  let isQueued = false
  let isStopped = false
  let givenUp = 0
  let running = Promise.resolve()
  /** The run that waits for the one before. */
  let pending: Promise<void> | null = null

  const queue: Outbox['queue'] = async (
    transaction,
    { to, template: name, values, reset_user_id = null, unsubscribe_token = null },
  ) => {
    const template = content.emails.find(({ id }) => id === name)
    if (!template) throw new Error(`Unknown mail template ${name}`)
    const created_at = now().toISOString()
    const rendered = renderMail(
      template,
      { ...commonValues(created_at, content, site()), ...values },
      site(),
      content.site.locale,
    )
    await addMail(transaction, {
      id: newId(),
      recipient: to,
      template: name,
      unsubscribe_token,
      reset_user_id,
      ...rendered,
      created_at,
    })
    isQueued = true
  }

  const sendOne = async (row: OutboxRow): Promise<void> => {
    // No server was running when it was due.
    if (isTooOld(row)) return giveUp(row, { kind: 'passing', code: 'unsent', status: 0 })
    const { reset_user_id, unsubscribe_token } = row
    const oneClick = unsubscribe_token === null ? null : oneClickAddress(site(), unsubscribe_token)
    const mail = reset_user_id === null ? row : await links.complete(row, reset_user_id)
    if (mail === null) {
      await removeMail(store, row.id)
      return log.info(
        { mail: row.id, template: row.template },
        'a reset link was not sent: its account has changed since it was asked for',
      )
    }
    try {
      await withTimeout(transport.send(mail, oneClick), sendTimeoutMs)
    } catch (error) {
      return handleFailure(row, mailFaultOf(error))
    }
    await recordWarningSent(store, row, now())
    await removeMail(store, row.id)
    log.info({ mail: row.id, template: row.template, tries: row.tries }, 'a mail was sent')
  }

  const isTooOld = ({ created_at }: OutboxRow): boolean => now().getTime() - Date.parse(created_at) > maxAgeMs

  const handleFailure = async (row: OutboxRow, fault: MailFault): Promise<void> => {
    if (fault.kind === 'refused' || isTooOld(row)) return giveUp(row, fault)
    const why = { mail: row.id, template: row.template, tries: row.tries, ...fault }
    if (fault.kind === 'setup')
      log.error(why, 'the mail server does not accept mail from us: see SMTP_URL and MAIL_FROM')
    else log.warn(why, 'a mail could not be sent, and is tried again')
    await rescheduleMail(store, row.id, new Date(now().getTime() + retryDelay(row.tries)).toISOString())
  }

  const giveUp = async (row: OutboxRow, fault: MailFault): Promise<void> => {
    if (fault.kind !== 'refused') await recordWarningLost(store, row)
    await removeMail(store, row.id)
    givenUp += 1
    log.error(
      { mail: row.id, template: row.template, tries: row.tries, ...fault, given_up: givenUp },
      fault.kind === 'refused'
        ? 'a mail was refused for good, and was given up'
        : 'a mail could not be sent for a week, and was given up',
    )
  }

  /** Sends one mail after the other until none is due. */
  const work = async (): Promise<void> => {
    while (!isStopped) {
      const time = now()
      const row = await takeMail(store, time.toISOString(), new Date(time.getTime() + claimMs).toISOString())
      if (!row) return
      await sendOne(row)
    }
  }

  const sendDue = async (): Promise<void> => {
    if (isStopped) return
    try {
      await links.prepare(queue)
      const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, work))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read')
    }
  }
  /** A run may hang for minutes. All calls until the next one begins share it, or one more would wait every few seconds. */
  const send = (): Promise<void> =>
    (pending ??= running = running.then(() => {
      pending = null
      return sendDue()
    }))

  const timer = setInterval(() => void send(), 5 * second)
  timer.unref()
  return {
    queue,
    wake: () => {
      isQueued = true
    },
    send,
    sendQueued: () => {
      if (!isQueued) return
      // Not when the run begins: it waits for the one before, and each reply until then would start another.
      isQueued = false
      void send()
    },
    state: async () => ({ ...(await outboxState(store)), givenUp }),
    stop: async () => {
      clearInterval(timer)
      isStopped = true
      await Promise.race([running, wait(shutdownGraceMs, undefined, { ref: false })])
      transport.close()
    },
  }
}

/** In ms: exponential backoff from 30 s to 4 hours, with 25 % jitter. */
const retryDelay = (tries: number): number =>
  Math.round(Math.min(4 * hour, 30 * second * 2 ** (tries - 1)) * (randomInt(75, 126) / 100))

/** Rejects after `ms`. The mail may still have been delivered. */
const withTimeout = async (sending: Promise<void>, ms: number): Promise<void> => {
  const timer = new AbortController()
  const late = wait(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' })
  })
  try {
    await Promise.race([sending, late])
  } finally {
    timer.abort()
    late.catch(() => undefined)
    sending.catch(() => undefined)
  }
}
