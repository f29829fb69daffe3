import type { Outbox } from '#server/mail/outbox.ts'
import { deleteAccount } from '#server/store/accounts/accounts.ts'
import type { StoreTransaction, UserRow } from '#server/store/database/tables.ts'

/** The caller must have locked the address and then the user row. Returns the photo files to delete after the commit. */
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
