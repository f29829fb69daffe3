/** Messages to us. */
import { deletedById } from './delete-by-id.ts'
import type { FeedbackRow, Store } from './tables.ts'

export const addFeedback = async (store: Store, message: FeedbackRow): Promise<void> => {
  await store.insertInto('feedback').values(message).execute()
}

/** At most `limit` of them. Gives how many went. */
export const deleteFeedbackBefore = async (store: Store, time: string, limit: number): Promise<number> => {
  const old = await store
    .selectFrom('feedback')
    .select('id')
    .where('created_at', '<', time)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  const ids = old.map(({ id }) => id)
  return deletedById(ids, (some) => store.deleteFrom('feedback').where('id', 'in', some).returning('id').execute())
}

/** The next ones after `after`, the oldest first. */
export const feedbackAfter = (
  store: Store,
  after: FeedbackRow | undefined,
  limit: number,
): Promise<readonly FeedbackRow[]> =>
  store
    .selectFrom('feedback')
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
