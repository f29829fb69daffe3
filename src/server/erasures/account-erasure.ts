/** What happens when an account is deleted, whoever wants it: its owner, or the period after which unused accounts go. */
import type { Outbox } from '#server/mail/outbox.ts'
import { deleteAccount } from '#server/store/accounts/accounts.ts'
import type { StoreTransaction, UserRow } from '#server/store/database/tables.ts'

/** Its row has to be held already. Gives the photo files that are now nobody's. */
export const eraseAccount = async (
  transaction: StoreTransaction,
  outbox: Pick<Outbox, 'queue'>,
  user: UserRow,
  now: Date,
): Promise<readonly string[]> => {
  const files = await deleteAccount(transaction, user, now.toISOString())
  await outbox.queue(transaction, { to: user.email, template: 'account-deleted' })
  return files
}
