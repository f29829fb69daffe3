import type { FeedbackRow, Store } from '#server/store/database/tables.ts'

/** Does nothing if it is stored already. */
export const addFeedback = async (store: Store, message: FeedbackRow): Promise<void> => {
  await store
    .insertInto('feedback')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
