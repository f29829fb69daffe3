/** Usernames are unique regardless of case; an email address may have several accounts. */
import type { Store, StoreTransaction, UserRow } from '#server/store/database/tables.ts'

export const usernameKey = (username: string): string => username.trim().toLowerCase()
export const emailKey = (email: string): string => email.trim().toLowerCase()

export type NewUser = Pick<UserRow, 'id' | 'username' | 'email' | 'password_hash' | 'created_at'>

/** False: the username is taken. */
export const addUser = async (store: Store, user: NewUser): Promise<boolean> => {
  const added = await store
    .insertInto('users')
    .values({
      ...user,
      username_key: usernameKey(user.username),
      email_key: emailKey(user.email),
      name: '',
      birth_date: null,
      gender: null,
      chips: null,
      last_active_at: user.created_at,
      inactive_warned_at: null,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

export const userByUsername = (store: Store, username: string): Promise<UserRow | undefined> =>
  store.selectFrom('users').selectAll().where('username_key', '=', usernameKey(username)).executeTakeFirst()

export const userById = (store: Store, id: string): Promise<UserRow | undefined> =>
  store.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** The accounts of an address, the oldest first. */
export const usersByEmail = (store: Store, email: string): Promise<UserRow[]> =>
  store
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const passwordHashOf = async (store: Store, id: string): Promise<string | null> => {
  const row = await store.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash ?? null
}

/**
 * Locks the row (by updating it, which works in both databases), so that concurrent changes wait. Undefined: the user does not
 * exist (any more), or the password was changed since it was checked.
 */
export const lockUser = async (
  transaction: StoreTransaction,
  id: string,
  password_hash: string,
): Promise<UserRow | undefined> =>
  transaction
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returningAll()
    .executeTakeFirst()

export const setPassword = async (transaction: StoreTransaction, id: string, password_hash: string): Promise<void> => {
  await transaction.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
}
