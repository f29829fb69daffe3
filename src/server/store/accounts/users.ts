/** Usernames are unique regardless of case; an email address may have several accounts. */
import { domainToASCII, domainToUnicode } from 'node:url'
import type { Store, StoreTransaction, UserRow } from '#server/store/database/tables.ts'

export const usernameKey = (username: string): string => username.trim().toLowerCase()

/**
 * The key is the same for all spellings of an address that a mail server treats alike. A domain has many spellings: with full-width
 * letters, with invisible characters, or as `xn--`. See https://www.unicode.org/reports/tr46/.
 */
export const emailKey = (email: string): string => {
  const key = email.trim().toLowerCase()
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  return `${key.slice(0, at + 1)}${domainToUnicode(domainToASCII(domain)) || domain}`
}

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

/**
 * Up to `most` accounts of an address, the oldest first. If there are more, these are the oldest and the newest ones: anyone can create
 * accounts with another person's address, and doing so only before or only after that person must not displace that person's account.
 */
export const usersByEmail = async (store: Store, email: string, most: number): Promise<readonly UserRow[]> => {
  const from = (direction: 'asc' | 'desc', limit: number) =>
    store
      .selectFrom('users')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(limit)
      .execute()
  const oldest = await from('asc', most)
  if (oldest.length < most) return oldest
  const newest = await from('desc', Math.floor(most / 2))
  const kept = oldest.slice(0, most - newest.length)
  return [...kept, ...newest.filter(({ id }) => !kept.some((user) => user.id === id)).reverse()]
}

export const passwordHashOf = async (store: Store, id: string): Promise<string | null> => {
  const row = await store.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash ?? null
}

/**
 * Locks the row (by updating it, which works in both databases), so that concurrent changes wait. Undefined: the user does not
 * exist (any more), or the password was changed since it was checked.
 */
export const lockUserWithPassword = async (
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
