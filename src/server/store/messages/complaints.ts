/** Complaints are kept for `retention.complaint_years`, also when the sender's account is deleted. */
import type { ComplaintRow, Store, StoreTransaction } from '#server/store/database/tables.ts'

/** False: the complaint is stored already, or another one has this reference. */
export const addComplaint = async (transaction: StoreTransaction, complaint: ComplaintRow): Promise<boolean> => {
  const added = await transaction
    .insertInto('complaints')
    .values(complaint)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

export const complaintReference = async (store: Store, id: string): Promise<string | undefined> =>
  (await store.selectFrom('complaints').select('reference').where('id', '=', id).executeTakeFirst())?.reference
