/** Complaints, kept as long as content/settings/constants.yaml says: also when the account of their sender is gone. */
import { deletedById } from './delete-by-id.ts'
import type { ComplaintRow, Store, StoreTransaction } from './tables.ts'

/** False: another complaint has this reference. */
export const addComplaint = async (transaction: StoreTransaction, complaint: ComplaintRow): Promise<boolean> => {
  const added = await transaction
    .insertInto('complaints')
    .values(complaint)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

/** The next ones after `after`, the oldest first. */
export const complaintsAfter = (
  store: Store,
  after: ComplaintRow | undefined,
  limit: number,
): Promise<readonly ComplaintRow[]> =>
  store
    .selectFrom('complaints')
    .selectAll()
    .$if(after !== undefined, (rows) =>
      rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** At most `limit` of them. Gives how many went. */
export const deleteComplaintsBefore = async (store: Store, time: string, limit: number): Promise<number> => {
  const old = await store
    .selectFrom('complaints')
    .select('id')
    .where('created_at', '<', time)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  const ids = old.map(({ id }) => id)
  return deletedById(ids, (some) => store.deleteFrom('complaints').where('id', 'in', some).returning('id').execute())
}
