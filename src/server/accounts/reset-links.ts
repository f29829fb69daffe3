/**
 * Password reset links. Requests are answered in the background, after a reply that is the same for every address. The secret of a
 * link exists only in its mail: it is generated when the mail is handed to the transport, and the database stores only its hash.
 */
import type { FastifyBaseLogger } from 'fastify'
import { siteAddress } from '#server/config/site-address.ts'
import type { Outbox, ResetLinks } from '#server/mail/outbox.ts'
import type { ExternalDependencies } from '#server/dependencies.ts'
import { minute } from '#server/operations/durations.ts'
import { hashOf } from './secrets.ts'
import { logSecurityEvent } from './security-events.ts'
import { lockAccount } from '#server/store/accounts/accounts.ts'
import { hasMail } from '#server/store/operations/outbox.ts'
import { addReset, resetRequests, claimResetRequest } from '#server/store/accounts/resets.ts'
import type { OutboxRow, StoreTransaction, UserRow } from '#server/store/database/tables.ts'
import { userById, usersByEmail } from '#server/store/accounts/users.ts'
import { newSecret } from './tokens.ts'

/** Limits the mails that one person gets, because anyone can create accounts with the address of another person. */
const maxAccounts = 10
/** How many requests are read at a time. */
const batchSize = 100
/** Replaced by the link when the mail is sent. If an older server version sends the mail unchanged, it leads to the request form. */
const linkPlaceholder = '/forgot-password#again'

export const resetLinks = (dependencies: ExternalDependencies, log: FastifyBaseLogger): ResetLinks => ({
  prepare: (queue) => answerRequests(dependencies, queue),
  complete: (mail, user_id) => withNewLink(dependencies, log, mail, user_id),
})

/** A request is removed in the same transaction that queues its mails: none is lost and none is answered twice. */
const answerRequests = async (dependencies: ExternalDependencies, queue: Outbox['queue']): Promise<void> => {
  const { scrub, store } = dependencies.database
  for (;;) {
    const requests = await resetRequests(store, batchSize)
    const failures: unknown[] = []
    for (const request of requests)
      await store
        .transaction()
        .execute(async (transaction) => {
          if (!(await claimResetRequest(transaction, request.id))) return
          const users = await usersByEmail(transaction, request.email_key, maxAccounts)
          for (const user of users) await queueMail(dependencies, queue, transaction, user)
        })
        .catch((error: unknown) => failures.push(error))
    if (requests.length > 0) scrub()
    // The others were answered. Those that failed are tried again with the next run, until the cleanup deletes them.
    if (failures.length > 0) throw failures[0]
    if (requests.length < batchSize) return
  }
}

/** Sent to the address of the account, not to the typed one: they may differ in look-alike characters that compare as equal. */
const queueMail = async (
  { settings }: ExternalDependencies,
  queue: Outbox['queue'],
  transaction: StoreTransaction,
  { id: reset_user_id, email: to, username }: UserRow,
): Promise<void> => {
  const link = `${siteAddress(settings)}${linkPlaceholder}`
  await queue(transaction, { to, template: 'reset-link', values: { username, link }, reset_user_id })
}

/** Each retry gets a new link. The previous one stays valid until it expires: the mail may have been sent and only the reply lost. */
const withNewLink = async (
  dependencies: ExternalDependencies,
  log: FastifyBaseLogger,
  mail: OutboxRow,
  user_id: string,
): Promise<OutboxRow | null> => {
  const { content, database, settings } = dependencies
  const made = await database.store.transaction().execute(async (transaction) => {
    // Changing the password or the address holds the account too, and deletes its queued mails.
    if (!(await lockAccount(transaction, user_id)) || !(await hasMail(transaction, mail.id))) return null
    const user = await userById(transaction, user_id)
    if (user?.email !== mail.recipient) return null
    const token = newSecret()
    const ends = settings.now().getTime() + content.constants.accounts.reset_link_minutes * minute
    await addReset(transaction, { hash: hashOf(token), user_id, expires_at: new Date(ends).toISOString() })
    // In the fragment, so that no server, proxy or log sees it.
    const complete = (text: string): string => text.replaceAll(linkPlaceholder, `/reset-password#token=${token}`)
    return { user, mail: { ...mail, text: complete(mail.text), html: complete(mail.html) } }
  })
  if (made === null) return null
  logSecurityEvent(dependencies, log, 'reset_link_made', 'ok', made.user)
  return made.mail
}
