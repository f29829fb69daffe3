/** The marker of an unfinished restore, and the guards against concurrent servers and restores. */
import { sql } from 'kysely'
import type { RestoreRow, Store } from '#server/store/database/tables.ts'

export const unfinishedRestore = (store: Store): Promise<RestoreRow | undefined> =>
  store.selectFrom('restores').selectAll().executeTakeFirst()

export const beginRestore = async (store: Store, row: RestoreRow): Promise<void> => {
  await store.insertInto('restores').values(row).execute()
}

export const endRestore = async (store: Store): Promise<void> => {
  await store.deleteFrom('restores').execute()
}

/** Number of servers that were seen after `since`. */
export const serversSince = async (store: Store, since: string): Promise<number> => {
  const rows = await store.selectFrom('servers').select('id').where('seen_at', '>', since).execute()
  return rows.length
}

/** An arbitrary constant, the same in all versions and different from that of the migrations. */
const advisoryLock = 7_146_530_113

/** PostgreSQL only. Held until the connection is closed for any reason. False: another restore has it. */
export const acquireRestoreLock = async (connection: Store): Promise<boolean> => {
  const take = sql<{ readonly taken: boolean }>`select pg_try_advisory_lock(${sql.lit(advisoryLock)}) as taken`
  return (await take.execute(connection)).rows[0]?.taken === true
}
