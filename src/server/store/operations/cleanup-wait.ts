/** The time until which the cleanup jobs of all servers wait, stored as a row of the leases that nobody holds. */
import type { Store } from '#server/store/database/tables.ts'

const name = 'cleanup:wait'

/** In milliseconds since 1970. null: they do not wait. */
export const endOfWait = async (store: Store): Promise<number | null> => {
  const row = await store.selectFrom('leases').select('until').where('name', '=', name).executeTakeFirst()
  return row === undefined ? null : Date.parse(row.until)
}

export const recordWait = async (store: Store, end: number): Promise<void> => {
  const row = { name, holder: 'every server', until: new Date(end).toISOString() }
  await store
    .insertInto('leases')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export const forgetWait = async (store: Store): Promise<void> => {
  await store.deleteFrom('leases').where('name', '=', name).execute()
}
