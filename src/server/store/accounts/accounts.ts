import { scheduleFileDeletion } from '#server/store/submissions/deleted-files.ts'
import { type Erased, recordErasures } from '#server/store/operations/erasures.ts'
import type { StoreTransaction, Store, UserRow } from '#server/store/database/tables.ts'
import { emailKey } from './users.ts'

export type Profile = Pick<UserRow, 'name' | 'birth_date' | 'gender'>

export const setProfile = async (store: Store, id: string, profile: Profile): Promise<void> => {
  await store.updateTable('users').set(profile).where('id', '=', id).execute()
}

export const setOwnProducts = async (store: Store, id: string, ownProducts: string): Promise<void> => {
  await store.updateTable('users').set({ chips: ownProducts }).where('id', '=', id).execute()
}

export const setEmail = async (transaction: StoreTransaction, id: string, email: string): Promise<void> => {
  await transaction
    .updateTable('users')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', id)
    .execute()
}

/** Locks the row before something is added to the account, so that a concurrent deletion waits. False: it no longer exists. */
export const lockAccount = async (transaction: StoreTransaction, id: string): Promise<boolean> => {
  const held = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ username: ref('username') }))
    .where('id', '=', id)
    .returning('id')
    .execute()
  return held.length > 0
}

/**
 * Call before the row of an account is locked to delete it. Of accounts with the same address that are deleted at the same time, the
 * last one then sees that the others are gone. They wait for each other at one row, the first of the address.
 */
export const lockAddress = async (transaction: StoreTransaction, email_key: string): Promise<void> => {
  for (;;) {
    const first = await transaction
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', email_key)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    // When that row was deleted meanwhile, another one is the first.
    if (!first || (await lockAccount(transaction, first.id))) return
  }
}

/**
 * Deletes an account, whose address and row must be locked, with all that belongs to it. Returns the photo files that can be deleted. The
 * submissions are updated before their photos are read, so that a concurrent upload waits and then finds no submission.
 */
export const deleteAccount = async (
  transaction: StoreTransaction,
  user: Pick<UserRow, 'id' | 'email' | 'email_key'>,
  at: string,
): Promise<readonly string[]> => {
  const { id } = user
  const submissions = await transaction
    .updateTable('submissions')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('user_id', '=', id)
    .returning('id')
    .execute()
  const photos = await transaction
    .selectFrom('photos')
    .innerJoin('submissions', 'submissions.id', 'photos.submission_id')
    .select('photos.file')
    .where('submissions.user_id', '=', id)
    .execute()
  await transaction.deleteFrom('submissions').where('user_id', '=', id).execute()
  await transaction.deleteFrom('users').where('id', '=', id).execute()
  const forgotten = await deleteAddressData(transaction, user)
  // In an older backup the account may not own its submissions yet, or not exist, so each is recorded by its own id.
  const owned = submissions.map((one): Erased => ({ kind: 'submission', key: one.id }))
  await recordErasures(transaction, [{ kind: 'account', key: id }, ...owned, ...forgotten], at)
  const files = photos.map(({ file }) => file)
  await scheduleFileDeletion(transaction, files, at)
  return files
}

/** Deletes what is stored under an email address, unless another account has the same one. Returns what was erased. */
const deleteAddressData = async (
  transaction: StoreTransaction,
  { email, email_key }: Pick<UserRow, 'email' | 'email_key'>,
): Promise<readonly Erased[]> => {
  const others = await transaction.selectFrom('users').select('id').where('email_key', '=', email_key).execute()
  if (others.length > 0) return []
  await transaction.deleteFrom('reset_requests').where('email_key', '=', email_key).execute()
  await transaction.deleteFrom('subscribers').where('email_key', '=', email_key).execute()
  await transaction.updateTable('feedback').set({ email: null }).where('email', '=', email_key).execute()
  await transaction.deleteFrom('outbox').where('recipient', 'in', [email, email_key]).execute()
  return [{ kind: 'address', key: email_key }]
}
