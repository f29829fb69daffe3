/** Reset links for those who have an account, after the reply that is the same for everybody. */
import { type Outbox, siteAddress } from './mail/outbox.ts'
import type { GivenParts } from './parts.ts'
import { hashOf } from './secrets.ts'
import { addReset, resetRequests, takeResetRequest } from './store/resets.ts'
import type { ResetRequestRow, StoreTransaction, UserRow } from './store/tables.ts'
import { usersWith } from './store/users.ts'
import { newSecret } from './tokens.ts'

const minute = 60_000
/** Anybody can make accounts with the address of somebody else: their mailbox is not ours to flood. */
const mostAccounts = 10

/** Each is taken together with the mails that come of it, so that none is lost and none is answered twice. */
export const answerResetRequests = async (parts: GivenParts, queue: Outbox['queue']): Promise<void> => {
  const { store } = parts.database
  for (const request of await resetRequests(store))
    await store.transaction().execute(async (transaction) => {
      if (!(await takeResetRequest(transaction, request.id))) return
      const users = await usersWith(transaction, request.email_key)
      for (const user of users.slice(0, mostAccounts)) await queueLink(parts, queue, transaction, user, request)
    })
}

/** To the address of the account, not to what was typed: the two can differ in letters that only look the same. */
const queueLink = async (
  { content, settings }: GivenParts,
  queue: Outbox['queue'],
  transaction: StoreTransaction,
  { id: user_id, email: to, username }: UserRow,
  { created_at }: ResetRequestRow,
): Promise<void> => {
  const token = newSecret()
  const ends = Date.parse(created_at) + content.constants.accounts.reset_link_minutes * minute
  await addReset(transaction, { hash: hashOf(token), user_id, expires_at: new Date(ends).toISOString() })
  // Behind the #: no server, proxy or log on the way ever sees it.
  const link = `${siteAddress(settings)}/reset-password#token=${token}`
  await queue(transaction, { to, template: 'reset-link', words: { username, link } })
}
