/**
 * Reset links for those who have an account, after the reply that is the same for everybody. The secret of a link exists in
 * the mail alone: it is made each time the mail is handed over, and the database only ever holds its hash.
 */
import type { FastifyBaseLogger } from 'fastify'
import { siteAddress } from '#server/config/site-address.ts'
import type { Outbox, ResetLinks } from '#server/mail/outbox.ts'
import type { ExternalDependencies } from '#server/dependencies.ts'
import { hashOf } from './secrets.ts'
import { logSecurityEvent } from './security-events.ts'
import { holdAccount } from '#server/store/accounts/accounts.ts'
import { hasMail } from '#server/store/operations/outbox.ts'
import { addReset, resetRequests, takeResetRequest } from '#server/store/accounts/resets.ts'
import type { OutboxRow, StoreTransaction, UserRow } from '#server/store/database/tables.ts'
import { userById, usersWith } from '#server/store/accounts/users.ts'
import { newSecret } from './tokens.ts'

const minute = 60_000
/** Anybody can make accounts with the address of somebody else: their mailbox is not ours to flood. */
const maxAccounts = 10
/** How many requests are in memory at once. */
const batchSize = 100
/** Ends the link while its mail waits. A server too old to fill it in sends its reader to where links are asked for. */
const linkPlaceholder = '/forgot-password#again'

export const resetLinks = (dependencies: ExternalDependencies, log: FastifyBaseLogger): ResetLinks => ({
  prepare: (queue) => answerRequests(dependencies, queue),
  complete: (mail, user_id) => withNewLink(dependencies, log, mail, user_id),
})

/** Each is taken together with the mails that come of it, so that none is lost and none is answered twice. */
const answerRequests = async (dependencies: ExternalDependencies, queue: Outbox['queue']): Promise<void> => {
  const { store } = dependencies.database
  for (;;) {
    const requests = await resetRequests(store, batchSize)
    for (const request of requests)
      await store.transaction().execute(async (transaction) => {
        if (!(await takeResetRequest(transaction, request.id))) return
        const users = await usersWith(transaction, request.email_key)
        for (const user of users.slice(0, maxAccounts)) await queueMail(dependencies, queue, transaction, user)
      })
    if (requests.length < batchSize) return
  }
}

/** To the address of the account, not to what was typed: the two can differ in letters that only look the same. */
const queueMail = async (
  { settings }: ExternalDependencies,
  queue: Outbox['queue'],
  transaction: StoreTransaction,
  { id: reset_user_id, email: to, username }: UserRow,
): Promise<void> => {
  const link = `${siteAddress(settings)}${linkPlaceholder}`
  await queue(transaction, { to, template: 'reset-link', words: { username, link }, reset_user_id })
}

/**
 * A retry gets a link of its own. The one before it stays valid for its minutes: the mail server may have taken the mail
 * and only its answer was lost.
 */
const withNewLink = (
  dependencies: ExternalDependencies,
  log: FastifyBaseLogger,
  mail: OutboxRow,
  user_id: string,
): Promise<OutboxRow | null> => {
  const { content, database, settings } = dependencies
  return database.store.transaction().execute(async (transaction) => {
    // Whoever changes the password or the address holds the account as well, and takes waiting mails back.
    if (!(await holdAccount(transaction, user_id)) || !(await hasMail(transaction, mail.id))) return null
    const user = await userById(transaction, user_id)
    if (user?.email !== mail.recipient) return null
    const token = newSecret()
    const ends = settings.now().getTime() + content.constants.accounts.reset_link_minutes * minute
    await addReset(transaction, { hash: hashOf(token), user_id, expires_at: new Date(ends).toISOString() })
    logSecurityEvent(dependencies, log, 'reset_link_made', 'ok', user)
    // Behind the #: no server, proxy or log on the way ever sees it.
    const complete = (text: string): string => text.replaceAll(linkPlaceholder, `/reset-password#token=${token}`)
    return { ...mail, text: complete(mail.text), html: complete(mail.html) }
  })
}
