/** Sends one mail of the outbox. Its row is removed when the mail was sent or given up, and rescheduled when the failure may be temporary. */
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { oneClickAddress } from '#server/accounts/unsubscribe.ts'
import { hour, minute, second, week } from '#server/operations/durations.ts'
import { removeMail, rescheduleMail } from '#server/store/operations/outbox.ts'
import type { Database } from '#server/store/database/database.ts'
import type { OutboxRow } from '#server/store/database/tables.ts'
import { type MailFault, mailFaultOf } from './faults.ts'
import { recordWarningLost, recordWarningSent } from './inactive-warning.ts'
import type { MailTransport } from './transport.ts'

type DeliveryDependencies = {
  readonly database: Pick<Database, 'scrub' | 'store'>
  readonly transport: Pick<MailTransport, 'send'>
  readonly site: () => string
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  /** See `ResetLinks.complete`. */
  readonly completeReset: (mail: OutboxRow, reset_user_id: string) => Promise<OutboxRow | null>
}

export type Delivery = {
  readonly deliver: (row: OutboxRow) => Promise<void>
  /** How many mails were given up since the start. */
  readonly givenUp: () => number
}

/** For mail servers that keep the connection open without finishing. */
export const sendTimeoutMs = 2 * minute
/** An older mail is given up: its links have expired. */
const maxAgeMs = week

export const createDelivery = ({
  completeReset,
  database,
  log,
  now,
  site,
  transport,
}: DeliveryDependencies): Delivery => {
  const { store } = database
  let givenUpCount = 0

  /** The mail may be the last place with the address of a deleted account. */
  const remove = async ({ id }: OutboxRow): Promise<void> => {
    await removeMail(store, id)
    database.scrub()
  }

  const deliver = async (row: OutboxRow): Promise<void> => {
    // This happens when no server was running for a long time.
    if (isTooOld(row)) return giveUp(row, { kind: 'passing', code: 'unsent', status: 0 })
    const { reset_user_id, unsubscribe_token } = row
    const oneClick = unsubscribe_token === null ? null : oneClickAddress(site(), unsubscribe_token)
    const mail = reset_user_id === null ? row : await completeReset(row, reset_user_id)
    if (mail === null) {
      await remove(row)
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
    await remove(row)
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
    await remove(row)
    givenUpCount += 1
    log.error(
      { mail: row.id, template: row.template, tries: row.tries, ...fault, given_up: givenUpCount },
      fault.kind === 'refused'
        ? 'a mail was refused for good, and was given up'
        : 'a mail could not be sent for a week, and was given up',
    )
  }

  return { deliver, givenUp: () => givenUpCount }
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
