/** Reads and deletes feedback and complaints in the order in which they were sent. */
import { sql } from 'kysely'
import { deleteByIds } from '#server/store/database/delete-by-id.ts'
import type { ComplaintRow, FeedbackRow, Store } from '#server/store/database/tables.ts'

type Rows = { readonly feedback: FeedbackRow; readonly complaints: ComplaintRow }

/** Up to `limit` messages after `after`, the oldest first. */
export const messagesAfter =
  <Table extends keyof Rows>(table: Table) =>
  async (store: Store, after: Rows[Table] | undefined, limit: number): Promise<readonly Rows[Table][]> => {
    const later = after ? sql`where (created_at, id) > (${after.created_at}, ${after.id})` : sql``
    const page = sql<Rows[Table]>`select * from ${sql.table(table)} ${later} order by created_at, id limit ${limit}`
    return (await page.execute(store)).rows
  }

/** Deletes up to `limit` messages, the oldest first. Returns their number. */
export const deleteMessagesBefore = async (
  store: Store,
  table: keyof Rows,
  time: string,
  limit: number,
): Promise<number> => {
  const old = await store
    .selectFrom(table)
    .select('id')
    .where('created_at', '<', time)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  const ids = old.map(({ id }) => id)
  return deleteByIds(ids, (some) => store.deleteFrom(table).where('id', 'in', some).returning('id').execute())
}
