/** When accounts were last used, who was warned that theirs will be deleted, and which ones may be. */
import { sql } from 'kysely'
import type { Store, StoreTransaction, UserRow } from '#server/store/database/tables.ts'

/** Called with each login and refresh. It writes at most once a day: only the day is kept. A warning no longer counts. */
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

/** Accounts of earlier versions count from their newest login, or from the day on which they were made. Gives how many. */
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

/** Not used since `before`, and not warned yet. The longest unused first. */
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

/** Undefined: it was used, warned or deleted meanwhile. */
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

/** What became of the warning to an address. `sent`: the time to think begins then. null: it never left. */
export const setWarningTime = async (store: Store, email_key: string, sent: string | null): Promise<void> => {
  await store
    .updateTable('users')
    .set({ inactive_warned_at: sent })
    .where('email_key', '=', email_key)
    .where('inactive_warned_at', 'is not', null)
    .execute()
}

export type InactivityLimits = {
  /** Not used since. */
  readonly before: string
  /** And warned by then. */
  readonly warnedBefore: string
}

/** Without any login that could still be used: an older server that runs beside this one does not note activity. */
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

/** The row is written before what hangs on it is touched: a login at the same time waits. Undefined: it is used again. */
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
