/** Messages to us. */
import type { FeedbackRow, Store } from './tables.ts'

export const addFeedback = async (store: Store, message: FeedbackRow): Promise<void> => {
  await store.insertInto('feedback').values(message).execute()
}

/** The oldest first. */
export const allFeedback = (store: Store): Promise<FeedbackRow[]> =>
  store.selectFrom('feedback').selectAll().orderBy('created_at').orderBy('id').execute()
