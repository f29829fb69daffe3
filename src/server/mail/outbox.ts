/**
 * A transactional outbox: a mail is queued in the transaction of the change that causes it and sent after the commit, so no
 * request waits for a mail server. Delivery is at least once: if a process or connection ends between the mail server's
 * acceptance and the deletion of the row, the mail is sent again with the same Message-ID. The order is not guaranteed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Content } from '#types/content.generated.ts'
import { siteAddress, type SiteSettings } from '#server/config/site-address.ts'
import { newId } from '#server/accounts/secrets.ts'
import { addMail, outboxState, type OutboxState, claimMail } from '#server/store/operations/outbox.ts'
import type { Database } from '#server/store/database/database.ts'
import type { OutboxRow, StoreTransaction } from '#server/store/database/tables.ts'
import { minute, second } from '#server/operations/durations.ts'
import { commonValues } from './common-values.ts'
import { createDelivery, sendTimeoutMs } from './deliver-mail.ts'
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
  readonly content: Pick<Content, 'constants' | 'emails' | 'pages' | 'site'>
  readonly database: Pick<Database, 'scrub' | 'store'>
  readonly mail: MailTransport
  readonly settings: SiteSettings & { readonly now: () => Date }
}

export type Outbox = {
  /** Call inside a transaction. The mail is sent after the response. */
  readonly queue: (transaction: StoreTransaction, mail: MailToQueue) => Promise<void>
  /** Requests a run after the response, in which reset requests become mails. */
  readonly wake: () => void
  /** Sends all due mails. */
  readonly send: () => Promise<void>
  /** Sends due mails if `queue` or `wake` was called in this process. */
  readonly sendQueued: () => void
  /** For monitoring. `givenUp`: mails that this process has dropped since its start, each with an error in the log. */
  readonly state: () => Promise<OutboxState & { readonly givenUp: number }>
  /** Mails and reset requests stay in the database until another server handles them. */
  readonly stop: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly outbox: Outbox
  }
}

/** How many mails are sent concurrently, so that a slow recipient does not delay the others. */
const concurrency = 4
/** After this time another server may send the mail. */
const claimMs = sendTimeoutMs + minute
/** How long a shutdown waits for mails that are being sent. Their rows stay until they are sent. */
const shutdownGraceMs = 3 * second

export const openOutbox = (
  { content, database, mail: transport, settings }: OutboxDependencies,
  log: FastifyBaseLogger,
  links: ResetLinks,
): Outbox => {
  const { store } = database
  const { now } = settings
  const site = (): string => siteAddress(settings)
  let isQueued = false
  let isStopped = false
  let running = Promise.resolve()
  /** The run that waits for the current one to end. */
  let pending: Promise<void> | null = null

  const { deliver, givenUp } = createDelivery({
    database,
    transport,
    site,
    now,
    log,
    completeReset: (mail, user) => links.complete(mail, user),
  })

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

  /** Sends one mail after the other until none is due. */
  const work = async (): Promise<void> => {
    while (!isStopped) {
      const time = now()
      const row = await claimMail(store, time.toISOString(), new Date(time.getTime() + claimMs).toISOString())
      if (!row) return
      await deliver(row)
    }
  }

  const sendDue = async (): Promise<void> => {
    if (isStopped) return
    try {
      await links.prepare(queue)
    } catch (error) {
      // The mails that are queued are sent all the same.
      log.error({ err: error }, 'a request for a reset link could not be answered, and is tried again')
    }
    try {
      const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, work))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read')
    }
  }
  /** A run may hang for minutes. All calls until then share the next run; otherwise a further run would queue up every few seconds. */
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
      // Reset here rather than when the run begins: the run may have to wait, and each reply until then would request another one.
      isQueued = false
      void send()
    },
    state: async () => ({ ...(await outboxState(store)), givenUp: givenUp() }),
    stop: async () => {
      clearInterval(timer)
      isStopped = true
      await Promise.race([running, wait(shutdownGraceMs, undefined, { ref: false })])
      transport.close()
    },
  }
}
