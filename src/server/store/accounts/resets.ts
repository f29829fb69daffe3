/** Reset links. Each can be used once, until it expires. */
import { deleteByIds } from '#server/store/database/delete-by-id.ts'
import type { ResetRequestRow, ResetRow } from '#server/store/database/login-tables.ts'
import type { Store, StoreTransaction, UserRow } from '#server/store/database/tables.ts'

export const addResetRequest = async (store: Store, request: ResetRequestRow): Promise<void> => {
  await store.insertInto('reset_requests').values(request).execute()
}

/** Up to `limit`, the oldest first. */
export const resetRequests = (store: Store, limit: number): Promise<ResetRequestRow[]> =>
  store.selectFrom('reset_requests').selectAll().orderBy('created_at').orderBy('id').limit(limit).execute()

/** True for the first caller. Concurrent callers wait until its transaction ends. */
export const claimResetRequest = async (transaction: StoreTransaction, id: string): Promise<boolean> => {
  const taken = await transaction.deleteFrom('reset_requests').where('id', '=', id).returning('id').execute()
  return taken.length > 0
}

/** Deletes up to `limit` requests, which normally wait for a moment only, and returns their number. */
export const deleteOldResetRequests = async (store: Store, before: string, limit: number): Promise<number> => {
  const old = await store
    .selectFrom('reset_requests')
    .select('id')
    .where('created_at', '<', before)
    .limit(limit)
    .execute()
  const ids = old.map(({ id }) => id)
  return deleteByIds(ids, (some) =>
    store.deleteFrom('reset_requests').where('id', 'in', some).returning('id').execute(),
  )
}

export const addReset = async (store: Store, reset: ResetRow): Promise<void> => {
  await store.insertInto('resets').values(reset).execute()
}

/** Undefined: the link is unknown, used or expired. */
export const userOfReset = (store: Store, hash: string, now: string): Promise<UserRow | undefined> =>
  store
    .selectFrom('resets')
    .innerJoin('users', 'users.id', 'resets.user_id')
    .selectAll('users')
    .where('resets.hash', '=', hash)
    .where('resets.expires_at', '>', now)
    .executeTakeFirst()

/** True for the first caller. */
export const consumeReset = async (transaction: StoreTransaction, hash: string): Promise<boolean> => {
  const used = await transaction.deleteFrom('resets').where('hash', '=', hash).returning('hash').execute()
  return used.length > 0
}

/** Call after a change of password or address: existing links become invalid, and queued mails with links are removed. */
export const deleteResetsOf = async (store: Store, user_id: string): Promise<void> => {
  await store.deleteFrom('resets').where('user_id', '=', user_id).execute()
  await store.deleteFrom('outbox').where('reset_user_id', '=', user_id).execute()
}

/** Deletes up to `limit` links and returns their number. */
export const deleteExpiredResets = async (store: Store, now: string, limit: number): Promise<number> => {
  const old = await store
    .selectFrom('resets')
    .select('hash')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  const hashes = old.map(({ hash }) => hash)
  return deleteByIds(hashes, (some) => store.deleteFrom('resets').where('hash', 'in', some).returning('hash').execute())
}
