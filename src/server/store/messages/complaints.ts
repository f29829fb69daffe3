/** Complaints, kept as long as content/settings/constants.yaml says: also when the account of their sender is gone. */
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
