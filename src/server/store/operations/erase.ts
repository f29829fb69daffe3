/** Erasures that are repeated in restored rows (backup/erasures.ts). */
import { deleteAccount } from '#server/store/accounts/accounts.ts'
import { userById } from '#server/store/accounts/users.ts'
import type { Store } from '#server/store/database/tables.ts'

/** Returns the photo files that can be deleted. */
export const eraseAccountById = (store: Store, id: string, at: string): Promise<readonly string[]> =>
  store.transaction().execute(async (transaction) => {
    const user = await userById(transaction, id)
    return user ? deleteAccount(transaction, user, at) : []
  })

export const erasePhoto = async (store: Store, file: string): Promise<void> => {
  await store.deleteFrom('photos').where('file', '=', file).execute()
}

/** A rating that is newer than the erasure is kept. */
export const eraseRating = async (store: Store, submission_id: string, at: string): Promise<void> => {
  await store.deleteFrom('ratings').where('submission_id', '=', submission_id).where('updated_at', '<=', at).execute()
}

export const eraseSubscriber = async (store: Store, email_key: string, at: string): Promise<void> => {
  await store.deleteFrom('subscribers').where('email_key', '=', email_key).where('created_at', '<=', at).execute()
}

/** The message is kept without its sender. */
export const eraseSender = async (store: Store, email_key: string, at: string): Promise<void> => {
  await store
    .updateTable('feedback')
    .set({ email: null })
    .where('email', '=', email_key)
    .where('created_at', '<=', at)
    .execute()
}
