/** Last activity of accounts, warnings before their deletion, and the accounts that may be deleted. */
import { sql } from 'kysely'
import type { Store, StoreTransaction, UserRow } from '#server/store/database/tables.ts'

/** Call with each login and refresh. Stores the day only, so it writes at most once a day. Clears a warning. */
export const recordActivity = async (transaction: StoreTransaction, id: string, now: Date): Promise<void> => {
  const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
  await transaction
    .updateTable('users')
    .set({ last_active_at: today, inactive_warned_at: null })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([
        eb('last_active_at', 'is', null),
        eb('last_active_at', '<', today),
        eb('inactive_warned_at', 'is not', null),
      ]),
    )
    .execute()
}

/** Sets the last activity of accounts of earlier versions: the newest session, else the sign-up. Returns their number. */
export const backfillActivity = async (store: Store, limit: number): Promise<number> => {
  const filled = await store
    .updateTable('users')
    .set({
      last_active_at: sql<string>`coalesce((
        select max(coalesce(sessions.last_used_at, sessions.created_at)) from sessions where sessions.user_id = users.id
      ), users.created_at)`,
    })
    .where('id', 'in', (some) => some.selectFrom('users').select('id').where('last_active_at', 'is', null).limit(limit))
    .returning('id')
    .execute()
  return filled.length
}

/** Accounts that were not used since `before` and not warned yet, the longest unused first. */
export const accountsToWarn = async (store: Store, before: string, limit: number): Promise<readonly string[]> => {
  const rows = await store
    .selectFrom('users')
    .select('id')
    .where('last_active_at', '<', before)
    .where('inactive_warned_at', 'is', null)
    .orderBy('last_active_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined: the account was used, warned or deleted meanwhile. */
export const markWarned = (
  transaction: StoreTransaction,
  id: string,
  before: string,
  now: string,
): Promise<UserRow | undefined> =>
  transaction
    .updateTable('users')
    .set({ inactive_warned_at: now })
    .where('id', '=', id)
    .where('last_active_at', '<', before)
    .where('inactive_warned_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Updates the warning of the accounts of an address. `sent`: the warning period begins then. null: it was not sent. */
export const setWarningTime = async (store: Store, email_key: string, sent: string | null): Promise<void> => {
  await store
    .updateTable('users')
    .set({ inactive_warned_at: sent })
    .where('email_key', '=', email_key)
    .where('inactive_warned_at', 'is not', null)
    .execute()
}

export type InactivityLimits = {
  /** The account was not used since then. */
  readonly before: string
  /** The owner was warned before then. */
  readonly warnedBefore: string
}

/** Only accounts without a session, because an older server that is still running does not record activity. */
export const accountsToDelete = async (
  store: Store,
  { before, warnedBefore }: InactivityLimits,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await store
    .selectFrom('users')
    .select('users.id')
    .where('last_active_at', '<', before)
    .where('inactive_warned_at', '<=', warnedBefore)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('sessions').select('sessions.id').whereRef('sessions.user_id', '=', 'users.id'))),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the row, so that a concurrent login waits. Undefined: the account was used meanwhile. */
export const lockInactiveAccount = (
  transaction: StoreTransaction,
  id: string,
  { before, warnedBefore }: InactivityLimits,
): Promise<UserRow | undefined> =>
  transaction
    .updateTable('users')
    .set(({ ref }) => ({ username: ref('username') }))
    .where('id', '=', id)
    .where('last_active_at', '<', before)
    .where('inactive_warned_at', '<=', warnedBefore)
    .returningAll()
    .executeTakeFirst()
