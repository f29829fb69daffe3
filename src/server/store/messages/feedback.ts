import type { FeedbackRow, Store } from '#server/store/database/tables.ts'

export const addFeedback = async (store: Store, message: FeedbackRow): Promise<void> => {
  await store.insertInto('feedback').values(message).execute()
}
