/** Complaints are kept for `retention.complaint_years`, also when the sender's account is deleted. */
import type { ComplaintRow, StoreTransaction } from '#server/store/database/tables.ts'

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
